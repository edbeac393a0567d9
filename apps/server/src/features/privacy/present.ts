import type { AgreementVersion, Consent, ErasureStep, PrivatePerson } from '@meetingapp/contract/privacy.ts';
import type { agreementsOf, consentsOf, contactsOf, findPeople } from './queries.ts';
import type { CleanHtml } from '@meetingapp/contract/shapes.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';

type Rows<Query extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export function presentPeople(
  people: Rows<typeof findPeople>,
  contacts: Rows<typeof contactsOf>,
  consents: Rows<typeof consentsOf>,
): PrivatePerson[] {
  return people.map(({ id, name, registered_name, registrations }) => ({
    account: id,
    name: name || registered_name,
    contacts: contacts.filter(({ account_id }) => account_id === id).map(({ value }) => value),
    registrations,
    consents: consents.filter(({ account_id }) => account_id === id).map(presentConsent),
  }));
}

export const presentConsent = ({
  subject,
  version,
  language,
  given_at,
  through,
  withdrawn_at,
}: Rows<typeof consentsOf>[number]): Consent => ({
  subject,
  version,
  language,
  givenAt: given_at.toISOString(),
  through,
  withdrawnAt: withdrawn_at?.toISOString() ?? null,
});

export const presentAgreement = ({
  version,
  in_force_since,
  society_id,
  by,
  accepted,
  agreement,
  privacy,
}: Rows<typeof agreementsOf>[number]): AgreementVersion => ({
  version,
  inForceSince: in_force_since.toISOString(),
  by: by ?? '',
  own: society_id !== null,
  accepted,
  agreement,
  privacy,
});

/** In the order in which people ask; empty kinds are left out. */
export function presentSteps(counts: Record<ErasureStep['what'], number>, elsewhere: boolean): ErasureStep[] {
  // The log-in also opens the person's data at another society.
  const login = elsewhere ? 'kept' : 'erased';
  const fates: readonly [ErasureStep['what'], ErasureStep['fate']][] = [
    ['registrations', 'blanked'],
    ['papers', 'blanked'],
    ['files', 'erased'],
    ['memberships', 'erased'],
    ['stays', 'blanked'],
    ['identities', login],
    ['logins', login],
    ['messages', login],
    ['audit', 'blanked'],
    ['orders', 'kept'],
    ['payments', 'kept'],
    ['invoices', 'blanked'],
    ['evidence', 'kept'],
    ['creditReviews', 'erased'],
    ['certificates', 'blanked'],
    ['consents', 'kept'],
  ];
  return fates.flatMap(([what, fate]) => (counts[what] > 0 ? [{ what, count: counts[what], fate }] : []));
}

/** The text that people agree to; older versions were typed without an editor. */
export const agreementHtml = (text = ''): CleanHtml => cleanHtml(plainAsHtml(text, { headings: true }));
