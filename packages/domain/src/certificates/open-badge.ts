/** A credential as it was read: any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** The object; null for any other value. */
export const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
/** The list, or a single value as a list of one; empty for null and undefined. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : value === undefined || value === null ? [] : [value];
/** The text, or a number as text; '' for any other value. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Types of Open Badges 3.0 (1EdTech, B.1 and B.6), each with the type that its subject has. */
const subjectTypes: ReadonlyMap<string, string> = new Map([
  ['OpenBadgeCredential', 'AchievementSubject'],
  ['AchievementCredential', 'AchievementSubject'],
  ['EndorsementCredential', 'EndorsementSubject'],
]);
const models = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/2018/credentials/v1'];

/** What a credential lacks of the data model of Open Badges 3.0. */
export type ContentFault = 'context' | 'type' | 'issuer' | 'subject' | 'achievement';

const typesOf = (value: unknown): readonly string[] => asList(asObject(value)?.type).map(asText);
const issuerOf = (credential: Json): string =>
  asText(typeof credential.issuer === 'string' ? credential.issuer : asObject(credential.issuer)?.id);

/** Faults of the form, by the data models of W3C (4.2 to 4.7) and of Open Badges 3.0 (B.1.1 to B.1.3). */
export function contentFaults(credential: Json): ContentFault[] {
  const faults: ContentFault[] = [];
  const [model] = asList(credential['@context']);
  if (!models.includes(asText(model))) faults.push('context');
  const types = typesOf(credential);
  const badge = types.find((type) => subjectTypes.has(type));
  if (!types.includes('VerifiableCredential') || badge === undefined) faults.push('type');
  const named = typeof credential.issuer === 'string' || typesOf(credential.issuer).includes('Profile');
  if (!named || !/^[a-z][a-z\d+.-]*:/i.test(issuerOf(credential))) faults.push('issuer');
  const subjects = asList(credential.credentialSubject);
  const subjectType = subjectTypes.get(badge ?? '') ?? 'AchievementSubject';
  if (subjects.length === 0 || !subjects.every((subject) => typesOf(subject).includes(subjectType)))
    faults.push('subject');
  else if (subjectType === 'AchievementSubject') {
    const hasName = (subject: unknown) => asText(asObject(asObject(subject)?.achievement)?.name) !== '';
    if (!subjects.every(hasName)) faults.push('achievement');
  }
  return faults;
}

/** What a person reads in a credential; '' where it does not say. */
export interface BadgeContent {
  title: string;
  holder: string;
  achievement: string;
  number: string;
  issuer: string;
  issuerId: string;
  from: string;
  until: string;
}

/** Reads what a credential says, whether it is valid or not; of several subjects the first. */
export function badgeContent(credential: Json): BadgeContent {
  const subject = asObject(asList(credential.credentialSubject)[0]);
  const achievement = asObject(subject?.achievement);
  const [identity] = asList(subject?.identifier);
  const identified = asObject(identity);
  const plain = identified?.hashed === false ? asText(identified.identityHash) : '';
  return {
    title: asText(credential.name),
    holder: plain || asText(subject?.name) || asText(subject?.id),
    achievement: asText(achievement?.description) || asText(achievement?.name),
    number: asText(subject?.licenseNumber),
    issuer: asText(asObject(credential.issuer)?.name),
    issuerId: issuerOf(credential),
    from: asText(credential.validFrom) || asText(credential.issuanceDate),
    until: asText(credential.validUntil) || asText(credential.expirationDate),
  };
}

export type DateFinding = 'in_force' | 'early' | 'expired' | 'unreadable';

const stamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i;

/**
 * Whether a moment lies within the dates of a credential, both ends included. `claims`: seconds since 1970 of a JSON Web Token
 * (`nbf`, `exp`); they narrow the dates.
 */
export function dateFinding(content: BadgeContent, claims: { nbf?: unknown; exp?: unknown }, now: Date): DateFinding {
  const { from, until } = content;
  if ([from, until].some((text) => text !== '' && (!stamp.test(text) || Number.isNaN(Date.parse(text)))))
    return 'unreadable';
  if ([claims.nbf, claims.exp].some((claim) => claim !== undefined && !Number.isFinite(claim))) return 'unreadable';
  const starts = [
    from === '' ? -Infinity : Date.parse(from),
    claims.nbf === undefined ? -Infinity : Number(claims.nbf) * 1000,
  ];
  const ends = [
    until === '' ? Infinity : Date.parse(until),
    claims.exp === undefined ? Infinity : Number(claims.exp) * 1000,
  ];
  if (now.getTime() < Math.max(...starts)) return 'early';
  return now.getTime() > Math.min(...ends) ? 'expired' : 'in_force';
}
