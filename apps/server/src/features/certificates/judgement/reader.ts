import {
  asText,
  badgeContent,
  contentFaults,
  dateFinding,
  type BadgeContent,
  type ContentFault,
  type DateFinding,
  type Json,
} from '@meetingapp/domain/certificates/open-badge.ts';
import type { CanonicalHash } from '../credential/writer-canonical.ts';
import { fingerprintOf } from '../credential/writer-issuer.ts';
import type { OwnRecords } from './queries.ts';
import { readSecured, type KeyRing, type SignatureFinding } from './reader-signature.ts';
import { isSet, statusEntries } from './reader-status.ts';
import type { Uploaded } from './reader-upload.ts';

type CheckState = 'ok' | 'bad' | 'open';

/** One thing that was checked; `detail` is an address, a date or a list of words, as the credential has it. */
interface Check<Why extends string> {
  state: CheckState;
  why: Why;
  detail: string;
}

export type IssuerWhy = 'own' | 'other' | 'did_key' | 'embedded' | 'address' | 'file' | 'unknown';
export type StatusWhy = 'none' | 'not_revoked' | 'revoked' | 'listed' | 'as_of' | 'elsewhere' | 'erased' | 'unknown';
export type ContentWhy = 'whole' | 'terms' | 'vocabulary' | ContentFault;

/**
 * What a credential is worth. `valid`: issued here, and everything is sound. `unconfirmed`: no fault was found, but something could not be
 * checked here, such as whose key it is. `revoked` and `faulty`: not to be relied on.
 */
export interface Judgement {
  state: 'valid' | 'unconfirmed' | 'revoked' | 'faulty';
  content: BadgeContent;
  signature: Check<SignatureFinding['why']>;
  issuer: Check<IssuerWhy>;
  dates: Check<DateFinding>;
  status: Check<StatusWhy>;
  form: Check<ContentWhy>;
  /** SHA-256 of the issuer's document in the file, in hexadecimal, to compare with the paper; '' without such a document. */
  fingerprint: string;
}

const check = <Why extends string>(state: CheckState, why: Why, detail = ''): Check<Why> => ({ state, why, detail });

/** The id of a credential before it is judged; '' without one. */
const idIn = (credential: Json | string): string => {
  if (typeof credential !== 'string') return asText(credential.id);
  return (
    /"(?:id|jti)":"([^"]{1,200})"/.exec(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString())?.[1] ?? ''
  );
};

/**
 * Judges a credential: signature, issuer, dates, status and form. Nothing is fetched: keys and lists are those of this server and those
 * that come with the file; what would have to be fetched is said to be open. Null: the file holds no credential.
 */
export async function judgementOf(
  { credential: given, document, list }: Uploaded,
  { records, listFile, now }: { records: (id: string) => Promise<OwnRecords>; listFile: Uploaded | null; now: Date },
): Promise<Judgement | null> {
  const own = await records(idIn(given));
  const ring: KeyRing = { own: own.keyOf, document, now };
  const read = await readSecured(given, ring);
  if (!read) return null;
  const { credential, claims, finding, whole } = read;
  const content = badgeContent(credential);
  const issuer = checkIssuer(content.issuerId, finding, own);
  const dates = dateFinding(content, claims, now);
  const until = dates === 'early' ? content.from : dates === 'expired' ? content.until : '';
  const lists = [list === '' ? null : { credential: list, document: null, list: '' }, listFile];
  const status = await checkStatus(credential, { own, ring, lists, issuerId: content.issuerId });
  const judged = {
    content,
    signature: check(finding.state, finding.why, finding.method),
    issuer,
    dates: check(dates === 'in_force' ? 'ok' : 'bad', dates, until),
    status,
    form: checkForm(credential, whole),
    fingerprint: document ? fingerprintOf(document) : '',
  };
  return { ...judged, state: stateOf(judged) };
}

function stateOf({ signature, issuer, dates, status, form }: Omit<Judgement, 'state'>): Judgement['state'] {
  const states = [signature, issuer, dates, form].map(({ state }) => state);
  if (states.includes('bad')) return 'faulty';
  if (status.state === 'bad') return 'revoked';
  return issuer.why === 'own' && status.state === 'ok' && !states.includes('open') ? 'valid' : 'unconfirmed';
}

/** Only a key of this server is known to be its issuer's. */
function checkIssuer(issuerId: string, { state, method, source }: SignatureFinding, own: OwnRecords): Check<IssuerWhy> {
  const [controller = ''] = method.split('#');
  const isOwn = own.isIssuer(issuerId);
  if (isOwn || source === 'own') {
    if (source !== 'own' || controller !== issuerId) return check('bad', 'other', issuerId);
    return state === 'ok' ? check('ok', 'own', issuerId) : check('open', 'unknown', issuerId);
  }
  return check('open', source ?? 'unknown', issuerId);
}

function checkForm(credential: Json, whole: CanonicalHash): Check<ContentWhy> {
  const [fault] = contentFaults(credential);
  if (fault !== undefined) return check('bad', fault);
  if (whole.ok) return check('ok', 'whole');
  return whole.why === 'terms' ? check('bad', 'terms') : check('open', 'vocabulary');
}

interface StatusSources {
  own: OwnRecords;
  ring: KeyRing;
  lists: readonly (Uploaded | null)[];
  issuerId: string;
}

async function checkStatus(credential: Json, sources: StatusSources): Promise<Check<StatusWhy>> {
  const entries = statusEntries(credential);
  let worst: Check<StatusWhy> = check('ok', entries.length === 0 ? 'none' : 'not_revoked');
  for (const { list, index } of entries) {
    const said = await sources.own.statusOf(list, index);
    const one = said === undefined ? await checkByList(list, index, sources) : check(statusStates[said], said, list);
    if (one.state === 'bad') return one;
    if (one.state === 'open') worst = one;
  }
  return worst;
}

const statusStates = { not_revoked: 'ok', revoked: 'bad', erased: 'open', unknown: 'open' } as const;

/** By a list that came along: one of the same issuer, signed. It tells what was at its own date; what is now only the issuer knows. */
async function checkByList(address: string, index: number, sources: StatusSources): Promise<Check<StatusWhy>> {
  for (const file of sources.lists) {
    if (!file) continue;
    const read = await readSecured(file.credential, sources.ring);
    if (read?.finding.state !== 'ok') continue;
    const { issuerId, from } = badgeContent(read.credential);
    const [controller] = read.finding.method.split('#');
    if (issuerId !== sources.issuerId || controller !== issuerId) continue;
    const set = isSet(read.credential, index);
    if (set) return check('bad', 'listed', from);
    if (set === false && read.credential.id === address) return check('open', 'as_of', from);
  }
  return check('open', 'elsewhere', address);
}
