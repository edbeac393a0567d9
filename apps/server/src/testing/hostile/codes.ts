import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  verify,
  type KeyObject,
} from 'node:crypto';
import { activityConsoleCalls } from '@meetingapp/contract/activities/console.ts';
import { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { buildActivity } from '@meetingapp/demo/activities/activities.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { identify, type AcceptedCodes, type Identifying } from '@meetingapp/domain/checkin/identify.ts';
import { byServerClock, windowAt, windowBytes, WINDOW_MS } from '@meetingapp/domain/checkin/moving-part.ts';
import { readTicketCode, ticketText } from '@meetingapp/domain/checkin/ticket-code.ts';
import { openTicketList } from '@meetingapp/domain/checkin/ticket-list.ts';
import { keysOf, type CheckinKeys } from '../../features/checkin/ticket/commands-keys.ts';
import { movingKeyOf, ticketCodeOf, type IssuedTicket } from '../../features/checkin/ticket/writer.ts';
import type { TestApp } from '../app.ts';
import { doorWithTickets } from './door-server.ts';
import { randomFrom, type Random } from './random.ts';

interface Showing {
  societyId: number;
  staffId: number;
  token: string;
  codes: number;
  tickets: number;
  seed: number;
}

interface Shown {
  /** Codes by kind. */
  shown: Map<string, number>;
  /** Genuine codes that were admitted before. */
  genuine: number;
  faults: string[];
}

type Ticket = IssuedTicket & { registration_id: number };
type Test = Pick<TestApp, 'db' | 'call' | 'attempt'>;

/** Scans in one call, and codes between two that the desk and the activity are asked for, too. */
const BATCH = 250;
const ASKED = 25;
/** Letters of Base45 and some that no code has. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:中\u0000';

async function ticketsOf({ db }: Test, cid: number): Promise<Ticket[]> {
  const rows = await db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select(['ticket.conference_id', 'token', 'role', 'issued_at', 'fee_kind_id', 'branch_id', 'registration.name'])
    .select('registration_id')
    .where('ticket.conference_id', '=', cid)
    .orderBy('ticket.id')
    .execute();
  return rows;
}

interface Facts {
  random: Random;
  keys: CheckinKeys;
  genuine: Ticket;
  other: Ticket;
  foreign: Ticket;
  foreignKeys: CheckinKeys;
  stranger: KeyObject;
  now: number;
}

const cut = (code: string, random: Random): string => code.slice(0, 2 + random.below(code.length - 3));

function changed(code: string, random: Random): string {
  const at = 2 + random.below(code.length - 3);
  const letter = LETTERS[random.below(LETTERS.length)] ?? '0';
  return code[at] === letter ? cut(code, random) : code.slice(0, at) + letter + code.slice(at + 1);
}

/** The signature of one ticket under the words of another. */
function mixed(words: string, signature: string): string {
  const [said, signs] = [readTicketCode(words), readTicketCode(signature)];
  return said && signs ? ticketText(said.signed, signs.signature) : words.slice(0, 20);
}

/** A code with a moving part of some windows ago. */
function moving({ keys, genuine, now }: Facts, windowsAgo: number): string {
  const read = readTicketCode(ticketCodeOf(keys, genuine));
  if (!read) return '';
  const window = windowAt(now - windowsAgo * WINDOW_MS);
  const key = Buffer.from(movingKeyOf(keys, genuine.token), 'base64url');
  return ticketText(read.signed, read.signature, {
    window,
    mac: createHmac('sha256', key).update(windowBytes(window)).digest().subarray(0, 4),
  });
}

/** What attackers hold before a camera. `static` is shown where only codes that change are accepted. */
const kinds: Readonly<Record<string, { accepts?: AcceptedCodes; make: (facts: Facts) => string }>> = {
  forged: {
    make: ({ keys, genuine, stranger, random }) =>
      ticketCodeOf({ ...keys, privateKey: stranger }, { ...genuine, token: random.below(2 ** 31) }),
  },
  'forged of a known ticket': {
    make: ({ keys, genuine, stranger }) =>
      ticketCodeOf({ ...keys, privateKey: stranger }, { ...genuine, role: 'staff' }),
  },
  changed: { make: ({ keys, genuine, random }) => changed(ticketCodeOf(keys, genuine), random) },
  'signature of another': {
    make: ({ keys, genuine, other }) =>
      mixed(ticketCodeOf(keys, { ...genuine, role: 'staff' }), ticketCodeOf(keys, other)),
  },
  truncated: { make: ({ keys, genuine, random }) => cut(ticketCodeOf(keys, genuine), random) },
  foreign: { make: ({ foreignKeys, foreign }) => ticketCodeOf(foreignKeys, foreign) },
  'foreign under this number': {
    make: ({ foreignKeys, foreign, genuine }) =>
      ticketCodeOf(foreignKeys, { ...foreign, conference_id: genuine.conference_id }),
  },
  copied: { make: ({ keys, genuine }) => ticketCodeOf(keys, genuine) },
  'copied bar code': { make: ({ genuine }) => barCodeOf(genuine.token) },
  'invented bar code': { make: ({ random }) => barCodeOf(random.below(2 ** 31)) },
  'expired moving code': { accepts: 'moving', make: (facts) => moving(facts, 2 + facts.random.below(2000)) },
  'moving code of tomorrow': { accepts: 'moving', make: (facts) => moving(facts, -1 - facts.random.below(2000)) },
  'still picture of a code': { accepts: 'moving', make: ({ keys, genuine }) => ticketCodeOf(keys, genuine) },
  'still picture of a phone among badges': {
    accepts: 'badge',
    make: ({ keys, genuine }) => ticketCodeOf(keys, genuine),
  },
  'badge where only phones count': {
    accepts: 'moving',
    make: ({ keys, genuine }) => ticketCodeOf(keys, genuine, true),
  },
  noise: {
    make: ({ random }) => {
      const letters = Array.from({ length: random.below(290) }, () => LETTERS[random.below(LETTERS.length)]);
      return `M${1 + random.below(2)}${letters.join('')}.`;
    },
  },
};

const scanOf = (print: number | null, reason = ''): SentScan => ({
  id: randomUUID(),
  ...cameraAdmission,
  print,
  at: Date.now(),
  kind: print === null ? 'refuse' : 'admit',
  reason,
});

/** Admits every genuine ticket once, ends some of them, and then shows hostile codes of every kind. */
export async function showCodes(test: Test, showing: Showing, progress: (count: number) => void): Promise<Shown> {
  const { societyId, staffId, token, codes, tickets, seed } = showing;
  const random = randomFrom(seed);
  const sizes = { societyId, staffId, devices: 1 };
  const door = await doorWithTickets(test, { ...sizes, tickets });
  const elsewhere = await doorWithTickets(test, { ...sizes, tickets: 5 });
  const { id: activityId } = await buildActivity(test.db, door.cid, {});
  const [device = ''] = door.devices;
  const [own, others] = [await ticketsOf(test, door.cid), await ticketsOf(test, elsewhere.cid)];
  const [keys, foreignKeys] = [await keysOf(test.db, door.cid), await keysOf(test.db, elsewhere.cid)];
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const { list } = await test.call(deviceCalls.tickets, { device, since: null });
  const held = openTicketList(Buffer.from(list, 'base64'));
  const publicKey = createPublicKey({ key: Buffer.from(keys.publicKey, 'base64'), format: 'der', type: 'spki' });
  const by: Identifying = {
    conferenceId: door.cid,
    keyNumber: keys.number,
    listedAt: Date.now(),
    now: Date.now(),
    accepts: 'any',
    drift: byServerClock,
    find: (print) => held?.find(print) ?? null,
    print: (one) => Promise.resolve(createHash('sha256').update(`${door.cid}:${one}`).digest().readUIntBE(0, 6)),
    verify: (signed, signature) =>
      Promise.resolve(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)),
    mac: (one, window) =>
      Promise.resolve(
        createHmac('sha256', Buffer.from(movingKeyOf(keys, one), 'base64url'))
          .update(windowBytes(window))
          .digest(),
      ),
  };
  const faults: string[] = [];
  const shown = new Map<string, number>();
  const send = async (scans: SentScan[]) =>
    (await test.call(deviceCalls.sync, { device, scans, cursor: null, clock: Date.now(), battery: null, unsent: 0 }))
      .verdicts;
  const genuine = await admitAll(own, { by, keys, send });
  if (genuine !== own.length) faults.push(`${own.length - genuine} genuine codes were not admitted`);
  const names = Object.keys(kinds);
  let waiting: { scan: SentScan; kind: string }[] = [];
  const settle = async () => {
    const verdicts = await send(waiting.map(({ scan }) => scan));
    for (const [index, { kind }] of verdicts.entries())
      if (kind === 'admit') faults.push(`admitted by the server: ${waiting[index]?.kind}`);
    waiting = [];
  };
  for (let count = 1; count <= codes; count += 1) {
    const kind = names[count % names.length] ?? '';
    const maker = kinds[kind];
    if (!maker) throw new Error(kind);
    const [one, other, foreign] = [random.pick(own), random.pick(own), random.pick(others)];
    const now = Date.now();
    const text = maker.make({ random, keys, genuine: one, other, foreign, foreignKeys, stranger, now });
    const identity = await identify(text, { ...by, now, accepts: maker.accepts ?? 'any' });
    const copy = kind.startsWith('copied');
    if (identity.ok && !copy && !sameCode(text, one, keys))
      faults.push(`accepted by a device: ${kind} ${text.slice(0, 40)}`);
    waiting.push({ kind, scan: identity.ok ? scanOf(identity.print) : scanOf(null, identity.reason) });
    shown.set(kind, (shown.get(kind) ?? 0) + 1);
    if (waiting.length === BATCH || count === codes) await settle();
    if (count % ASKED === 0) faults.push(...(await askStaff(test, { cid: door.cid, activityId, token, text, kind })));
    progress(count);
  }
  return { shown, genuine, faults };
}

/** A change that means the same: Base45 is read in either case. Such a code is a copy, and the server says `already`. */
const sameCode = (text: string, ticket: Ticket, keys: CheckinKeys): boolean => {
  const [read, real] = [readTicketCode(text), readTicketCode(ticketCodeOf(keys, ticket))];
  return read !== null && real !== null && Buffer.from(read.signed).equals(Buffer.from(real.signed));
};

async function admitAll(
  tickets: readonly Ticket[],
  { by, keys, send }: { by: Identifying; keys: CheckinKeys; send: (scans: SentScan[]) => Promise<{ kind: string }[]> },
): Promise<number> {
  let admitted = 0;
  for (let from = 0; from < tickets.length; from += BATCH) {
    const scans: SentScan[] = [];
    for (const ticket of tickets.slice(from, from + BATCH)) {
      const identity = await identify(ticketCodeOf(keys, ticket), by);
      if (identity.ok) scans.push(scanOf(identity.print));
    }
    admitted += (await send(scans)).filter(({ kind }) => kind === 'admit').length;
  }
  return admitted;
}

interface Asking {
  cid: number;
  activityId: number;
  token: string;
  text: string;
  kind: string;
}

/** What the desk and an activity say to a code: nobody joined, so that none may check in; and no answer is 5xx. */
async function askStaff(test: Test, { cid, activityId, token, text, kind }: Asking): Promise<string[]> {
  if (text.trim() === '') return [];
  const found = await test.attempt(deskCalls.deskFind, { cid, text }, { token });
  const checked = await test.attempt(
    activityConsoleCalls.checkInCode,
    { cid, activityId, ticketCode: text },
    { token },
  );
  const bad = (answer: unknown): boolean =>
    typeof answer === 'object' &&
    answer !== null &&
    'error' in answer &&
    (answer.error === 'internal' || answer.error === 'unavailable');
  return [
    ...(bad(found) || bad(checked) ? [`answered by a fault: ${kind}`] : []),
    ...(checked.code === 0 ? [`checked in to an activity: ${kind}`] : []),
  ];
}
