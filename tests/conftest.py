"""How all tests run: hypothesis repeats itself, keeps nothing, and is never in a hurry."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Derandomized: a failure on one machine is a failure on all of them.
settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")
