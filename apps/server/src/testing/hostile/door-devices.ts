import { randomUUID } from 'node:crypto';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import type { deviceCalls, SentScan } from '@meetingapp/contract/checkin/device.ts';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { joinScans, type AcceptedScan } from '@meetingapp/domain/checkin/join-scans.ts';
import { verdictOf, type Passage, type PointRules } from '@meetingapp/domain/checkin/point-rules.ts';
import { randomFrom } from './random.ts';

/** The rule of the simulated door: one admission for each ticket. */
export const doorRules: PointRules = {
  opens: [],
  roles: [],
  feeIds: [],
  branchIds: [],
  most: { times: 1, per: 'ever' },
  ways: 'in',
  antiPassback: false,
  capacity: null,
  moving: false,
};

type SyncBody = BodyOf<typeof deviceCalls.sync>;
interface SyncAnswer {
  verdicts: readonly { id: string; kind: string }[];
  state: {
    cursor: number;
    passages: readonly { id: string; print: number; at: number; direction: 'in' | 'out' }[];
  } | null;
}

export interface DoorSimulation {
  devices: readonly string[];
  prints: readonly number[];
  scans: number;
  seed: number;
  /** Performs `sync`. A simulated lost answer throws after the server has worked. */
  sync: (body: SyncBody) => Promise<SyncAnswer>;
}

export interface DoorOutcome {
  /** Scans that a device showed a verdict for. */
  made: number;
  /** Of these, those that let somebody in. */
  admitted: SentScan[];
  /** Admissions that the rule forbids once everything is known. */
  doubles: number;
  /** Admissions of one ticket at most; never more than devices. */
  mostOfOne: number;
}

const known = { ...cameraAdmission, offline: true };

/** One device: decides by its list alone, queues, and sends when its network happens to work. */
class SimulatedDevice {
  readonly #token: string;
  readonly #passages = new Map<number, Passage[]>();
  /** Survives a kill, as the database of a phone does: a scan leaves it only when the server's answer has arrived. */
  #queue: SentScan[] = [];
  #cursor = 0;

  constructor(token: string) {
    this.#token = token;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  scan(print: number, at: number): SentScan {
    const past = this.#passages.get(print) ?? [];
    const ticket = { role: 'attendee', feeId: null, branchId: null, valid: true } as const;
    const verdict = verdictOf(doorRules, ticket, past, { direction: 'in', at, dayOf: String, inside: 0 });
    const scan: SentScan = { ...known, id: randomUUID(), print, at, kind: verdict.kind };
    if (scan.kind === 'admit') this.#passages.set(print, [...past, { id: scan.id, at, direction: 'in' }]);
    this.#queue.push(scan);
    return scan;
  }

  /** Sends up to 200 scans. They stay queued until the answer arrives, so that a lost answer means a repetition. */
  async send(sync: DoorSimulation['sync'], fate: 'arrives' | 'answer lost'): Promise<void> {
    const scans = this.#queue.slice(0, 200);
    const clock = Date.now();
    const body = { device: this.#token, scans, cursor: this.#cursor, clock, battery: 50, unsent: this.#queue.length };
    const { state } = await sync(body);
    if (fate === 'answer lost') return;
    const arrived = new Set(scans.map(({ id }) => id));
    this.#queue = this.#queue.filter(({ id }) => !arrived.has(id));
    this.#cursor = state?.cursor ?? this.#cursor;
    for (const { id, print, at, direction } of state?.passages ?? []) {
      const past = this.#passages.get(print) ?? [];
      if (!past.some((one) => one.id === id)) this.#passages.set(print, [...past, { id, at, direction }]);
    }
  }
}

/** Lets devices with bad networks scan people, most of them once and some at several doors, until everything has arrived. */
export async function simulateDoor({ devices, prints, scans, seed, sync }: DoorSimulation): Promise<DoorOutcome> {
  const random = randomFrom(seed);
  const doors = devices.map((token) => new SimulatedDevice(token));
  const from = Date.now() - scans * 10;
  const made: SentScan[] = [];
  const sending = new Set<Promise<void>>();
  for (let index = 0; index < scans; index += 1) {
    const door = random.pick(doors);
    made.push(door.scan(random.pick(prints), from + index * 10));
    if (!random.chance(0.02)) continue;
    const fate = random.chance(0.3) ? 'answer lost' : 'arrives';
    const sent = door.send(sync, fate).finally(() => sending.delete(sent));
    sending.add(sent);
    if (sending.size >= 4) await Promise.race(sending);
  }
  await Promise.all(sending);
  for (const door of doors) while (door.waiting > 0) await door.send(sync, 'arrives');
  const admitted = made.filter(({ kind }) => kind === 'admit');
  const byTicket = new Map<number, AcceptedScan[]>();
  for (const scan of admitted) {
    const print = scan.print ?? -1;
    byTicket.set(print, [...(byTicket.get(print) ?? []), { id: scan.id, at: scan.at, direction: 'in', forced: false }]);
  }
  const tickets = [...byTicket.values()];
  return {
    made: made.length,
    admitted,
    doubles: tickets.reduce((sum, of) => sum + joinScans(doorRules, of, new Set(), String).doubles.length, 0),
    mostOfOne: Math.max(0, ...tickets.map(({ length }) => length)),
  };
}
