"""Settings of pretix for the comparison: its own, but messages go nowhere."""

from pretix.settings import *  # noqa: F403

EMAIL_BACKEND = 'django.core.mail.backends.dummy.EmailBackend'
