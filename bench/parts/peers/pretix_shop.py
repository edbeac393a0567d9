"""Fills an empty pretix with one event on sale. Prints the token of its programming interface.

python pretix_shop.py PLACES, with DJANGO_SETTINGS_MODULE set.
"""

import sys
from datetime import timedelta
from decimal import Decimal

import django

django.setup()

from django.utils.timezone import now  # noqa: E402
from django_scopes import scopes_disabled  # noqa: E402
from pretix.base.models import Organizer, Team, TeamAPIToken  # noqa: E402

with scopes_disabled():
    organizer = Organizer.objects.create(name='Bench', slug='bench', plugins='pretix.plugins.banktransfer')
    event = organizer.events.create(
        name='Annual congress',
        slug='congress',
        currency='EUR',
        live=True,
        plugins='pretix.plugins.banktransfer',
        date_from=now() + timedelta(days=60),
        presale_start=now() - timedelta(days=1),
    )
    settings = {
        'payment_banktransfer__enabled': True,
        'payment_banktransfer_bank_details_type': 'other',
        'payment_banktransfer_bank_details_0': 'An account',
        'attendee_names_asked': True,
        'attendee_names_required': True,
        'attendee_emails_asked': True,
        'attendee_emails_required': True,
        'attendee_company_asked': True,
        'attendee_company_required': True,
        'invoice_address_asked': False,
        'invoice_generate': 'False',
    }
    for key, value in settings.items():
        event.settings.set(key, value)
    item = event.items.create(name='Participant', default_price=Decimal('100.00'), admission=True, personalized=True)
    quota = event.quotas.create(name='Places', size=int(sys.argv[1]))
    quota.items.add(item)
    question = event.questions.create(question='Profession', type='C', required=True, identifier='PROFESSION')
    question.items.add(item)
    for position, answer in enumerate(('Physician', 'Nurse', 'Student')):
        question.options.create(answer=answer, position=position)
    team = Team.objects.create(
        organizer=organizer, name='Cashier', all_events=True, all_event_permissions=True, all_organizer_permissions=True
    )
    print(item.pk, TeamAPIToken.objects.create(team=team, name='cashier').token)
