import { deviceCalls, type ScanVerdict, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { acceptedCodes, identify, type Identity } from '@meetingapp/domain/checkin/identify.ts';
import { byDoorClock, byOwnClock } from '@meetingapp/domain/checkin/moving-part.ts';
import type { Direction } from '@meetingapp/domain/checkin/point-rules.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { send } from '../../../lib/calls/call.ts';
import { clashesOf, clashOf, decideScan, spentStampsOf, rulesOf } from '../scan/decide-scan.ts';
import type { ShownVerdict } from '../scan/shown-verdict.ts';
import type { DoorState } from './door-state.ts';
import { batteryLevel } from './battery.ts';
import { DeviceClock } from './device-clock.ts';
import { bytesOf, deviceKeys, type DeviceKeys } from './device-keys.ts';
import { doorStore, type StoredDevice } from './door-store.ts';
import { KnownPassages } from './known-passages.ts';
import { KnownTickets, MOST_CHANGES } from './known-tickets.ts';

type Source = SentScan['source'];

const LIVE_TIMEOUT_MS = 1500;
const SYNC_TIMEOUT_MS = 15_000;
const BATCH = 200;
/** The same code held before the camera counts once in this time. */
const REPEAT_MS = 2500;

/** What scans that the server does not have add to its figures. */
function netOf(scans: readonly SentScan[]): { admitted: number; inside: number } {
  const net = { admitted: 0, inside: 0 };
  for (const { kind, direction, undoes } of scans) {
    if (kind !== 'admit') continue;
    const step = undoes === null ? 1 : -1;
    net.inside += direction === 'in' ? step : -step;
    if (direction === 'in') net.admitted += step;
  }
  return net;
}

/** A phone at a door: decides by its own list, stores every scan before it is sent, and talks to the server when it can. */
export class DoorDevice {
  readonly #listeners = new Set<() => void>();
  readonly #tickets = new KnownTickets();
  readonly #passages = new KnownPassages();
  #queue: SentScan[] = [];
  #keys: DeviceKeys | null = null;
  #clock = new DeviceClock(0);
  #inside = 0;
  #last = { text: '', at: -REPEAT_MS };
  /** Of the last scan: a ticket that was sold a moment ago is known by its code alone. */
  #scanned: Identity | null = null;
  #syncing: Promise<void> | null = null;
  state: DoorState = {
    phase: 'loading',
    device: null,
    tickets: 0,
    online: false,
    unsent: 0,
    admittedToday: 0,
    full: false,
    verdict: null,
    clashes: [],
    kept: [],
  };
  direction: Direction = 'in';

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<DoorState>): void {
    this.state = { ...this.state, ...change, tickets: this.#tickets.size, unsent: this.#queue.length };
    for (const listener of this.#listeners) listener();
  }

  async open(): Promise<void> {
    const device = await doorStore.device().catch(() => undefined);
    if (!device) return this.#set({ phase: 'none' });
    if (Date.now() > device.purgeAt) return this.#clear('none');
    await this.#start(device);
  }

  async #start(device: StoredDevice): Promise<void> {
    this.#clock = new DeviceClock(device.offset);
    this.#keys = await deviceKeys(device);
    // A phone whose storage is full or forbidden works from memory, and says so.
    await this.#store(Promise.all([this.#tickets.load(), this.#passages.load()]));
    this.#queue = await doorStore.queue().catch(() => []);
    this.#set({ phase: this.#keys ? 'ready' : 'insecure', device: this.#withList(device) });
    await this.sync();
  }

  /** Null: enrolled; otherwise the text of the refusal. */
  async enrol(code: string): Promise<string | null> {
    const outcome = await send(deviceCalls.enrol, { code }, { quiet: true });
    if (!outcome.ok) return outcome.failure.msg;
    const nothing = {
      point: null,
      movingCodes: false,
      offset: 0,
      cursor: 0,
      listCursor: null,
      listedAt: 0,
      tickets: '',
    };
    const device: StoredDevice = { ...outcome.answer, ...nothing };
    await this.#save(device);
    await this.#start(device);
    return null;
  }

  async #clear(phase: 'none' | 'locked'): Promise<void> {
    await doorStore.clear();
    this.#keys = null;
    this.#queue = [];
    this.#set({ phase, device: null, verdict: null, clashes: [], kept: [] });
  }

  /** Stores something; a full storage is shown and does not stop the door. */
  async #store(work: Promise<unknown>): Promise<void> {
    try {
      await work;
      if (this.state.full) this.#set({ full: false });
    } catch {
      this.#set({ full: true });
    }
  }

  async #save(device: StoredDevice): Promise<void> {
    await this.#store(doorStore.saveDevice(this.#withList(device)));
    this.#set({ device });
  }

  /** A list that is not stored whole is fetched again after a restart; otherwise void tickets would pass, and new ones not. */
  #withList(device: StoredDevice): StoredDevice {
    return this.#tickets.stored ? device : { ...device, listCursor: null, tickets: '' };
  }

  #awaitsList = (): boolean => this.state.device?.listCursor === null;

  /** Null: the rules of the point are not known yet. */
  async #identify(text: string): Promise<Identity | null> {
    const { device } = this.state;
    const keys = this.#keys;
    if (!device?.point || !keys) return null;
    return identify(text, {
      conferenceId: Number(device.cid),
      keyNumber: device.keyNumber,
      listedAt: device.listedAt,
      now: this.#clock.now(),
      accepts: acceptedCodes(device.point.moving, device.movingCodes),
      drift: this.state.online ? byDoorClock : byOwnClock,
      find: (print) => this.#tickets.find(print),
      ...keys,
    });
  }

  /** A scanned or typed text. */
  async scan(text: string, source: Source): Promise<void> {
    const at = performance.now();
    if (source === 'camera' && text === this.#last.text && at - this.#last.at < REPEAT_MS) {
      this.#last.at = at;
      return;
    }
    this.#last = { text, at };
    let identity = await this.#identify(text);
    // On a phone enrolled a moment ago: its rules and its list are on their way, and without them this code is unknown.
    if (!identity?.ok && this.#awaitsList()) {
      await this.sync();
      identity = await this.#identify(text);
    }
    if (!identity) return;
    this.#scanned = identity;
    await this.#decide(identity, source, '');
  }

  /** A person whom staff chose, from the list, from what the server found, or after a scan. One whom the list lacks is looked for in the newest. */
  async choose(print: number, name: string, forced = ''): Promise<void> {
    if (!this.#known(print, name)) await this.sync();
    const known: Identity = this.#known(print, name) ?? { ok: false, print, reason: 'unknown' };
    await this.#decide(known, 'search', forced);
  }

  #known(print: number, name: string): Identity | null {
    const ticket = this.#tickets.find(print);
    if (!ticket) return this.#scanned?.ok && this.#scanned.print === print ? this.#scanned : null;
    const { role, feeId, branchId, valid, number } = ticket;
    const facts = { role, feeId, branchId, valid };
    return { ok: true, print, facts, name: ticket.name || name, number, listed: true, moving: null };
  }

  async #decide(identity: Identity, source: Source, forced: string): Promise<void> {
    const { device } = this.state;
    if (!device?.point) return;
    const rules = rulesOf(device.point);
    const direction = rules.ways === 'both' ? this.direction : 'in';
    const dayOf = (moment: number): string => dayIn(device.zone, new Date(moment));
    const past = identity.ok ? this.#passages.of(identity.print) : [];
    const facts = { direction, at: this.#clock.now(), dayOf, inside: this.#inside };
    const { online } = this.state;
    const elapsed = performance.now();
    const listed = identity.print === null ? null : this.#tickets.find(identity.print);
    const decided = decideScan({ identity, listed, rules, past, facts, source, forced, online, elapsed });
    const { scan, shown, admitted } = decided;
    const entered = admitted && direction === 'in';
    if (entered) this.#inside += 1;
    // Before the verdict is shown, so that its number of unsent scans is right without a second rendering.
    this.#queue.push(scan);
    this.#set({ verdict: shown, admittedToday: this.state.admittedToday + (admitted ? this.#counts(scan) : 0) });
    await this.#record(scan, admitted);
    if (admitted && online && forced === '') await this.#confirm(scan);
  }

  /** 1 for the only scan that lets the person in that day, otherwise 0: each person counts once. */
  #counts(scan: Pick<SentScan, 'id' | 'print' | 'at' | 'direction'>): number {
    return scan.direction === 'in' && this.#passages.isOnly(scan, this.state.device?.zone ?? 'UTC') ? 1 : 0;
  }

  /** Everything is stored before it is sent. */
  async #record(scan: SentScan, admitted: boolean): Promise<void> {
    await this.#store(doorStore.enqueue(scan));
    if (!admitted || scan.print === null) return;
    const { id, print, direction, at, undoes } = scan;
    const device = this.state.device;
    await this.#store(
      this.#passages.add([{ id, print, direction, at, undoes, where: device?.door || device?.label || '' }]),
    );
  }

  /** Asks the server at once: another door may have admitted the ticket in the same second. Without an answer the device's word stands. */
  async #confirm(scan: SentScan): Promise<void> {
    const { device } = this.state;
    if (!device) return;
    const outcome = await send(
      deviceCalls.sync,
      {
        device: device.device,
        scans: [{ ...scan, offline: false }],
        cursor: null,
        clock: this.#clock.now(),
        battery: null,
        unsent: 0,
      },
      { quiet: true, timeout: LIVE_TIMEOUT_MS },
    );
    if (!outcome.ok) {
      if (outcome.failure.name === 'offline') this.#set({ online: false });
      // What else waits is sent before the phone forgets everything.
      else if (outcome.failure.name === 'device_locked') await this.sync();
      return;
    }
    await this.#sent([scan.id]);
    const [answer] = outcome.answer.verdicts;
    if (!answer || answer.kind === 'admit') return;
    await this.#overruled(scan, answer);
  }

  /**
   * The server knew more: the verdict turns before the person has passed, and the admission no longer counts here. Where the next person is
   * shown by then, staff are shown this one beside it.
   */
  async #overruled(scan: SentScan, answer: ScanVerdict): Promise<void> {
    if (scan.print !== null) {
      const undo = {
        id: `${scan.id}:undo`,
        print: scan.print,
        direction: scan.direction,
        at: scan.at,
        where: '',
        undoes: scan.id,
      };
      await this.#store(this.#passages.add([undo]));
    }
    const entered = scan.direction === 'in' ? 1 : 0;
    this.#inside = Math.max(0, this.#inside - entered);
    const admittedToday = Math.max(0, this.state.admittedToday - this.#counts(scan));
    const { verdict, clashes } = this.state;
    if (verdict?.scanId !== scan.id) return this.#set({ admittedToday, clashes: [...clashes, clashOf(scan, answer)] });
    const kind = answer.kind === 'already' ? 'already' : 'refuse';
    const reason = kind === 'refuse' ? (answer.reason as ShownVerdict['reason']) : '';
    this.#set({ verdict: { ...verdict, kind, reason, previous: answer.previous, undoUntil: 0 }, admittedToday });
  }

  async undo(): Promise<void> {
    const { verdict } = this.state;
    if (!verdict || verdict.print === null || performance.now() > verdict.undoUntil) return;
    const direction = verdict.kind === 'out' ? 'out' : 'in';
    const scan: SentScan = {
      id: crypto.randomUUID(),
      print: verdict.print,
      direction,
      at: this.#clock.now(),
      source: 'search',
      kind: 'admit',
      reason: '',
      offline: true,
      forced: '',
      undoes: verdict.scanId,
    };
    const counted = this.#counts({ ...scan, direction, id: verdict.scanId });
    const admittedToday = Math.max(0, this.state.admittedToday - counted);
    this.#queue.push(scan);
    this.#set({ verdict: { ...verdict, kind: 'undone', undoUntil: 0 }, admittedToday });
    await this.#record(scan, true);
    await this.sync();
  }

  /** Ways in or out from now on, where the point scans both. */
  face(direction: Direction): void {
    this.direction = direction;
  }

  next(): void {
    this.#set({ verdict: null });
  }

  seen(scanId: string): void {
    const others = (one: { scanId: string }): boolean => one.scanId !== scanId;
    this.#set({ clashes: this.state.clashes.filter(others), kept: this.state.kept.filter(others) });
  }

  search(text: string) {
    return this.#tickets
      .search(text, 20)
      .map((ticket) => ({ ...ticket, enteredAt: this.#passages.of(ticket.fingerprint).at(-1)?.at ?? null }));
  }

  async #sent(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    this.#queue = this.#queue.filter(({ id }) => !gone.has(id));
    this.#set({});
    await this.#store(doorStore.dequeue(ids));
  }

  /** Sends what waits and receives what is new; one exchange at a time. */
  sync(): Promise<void> {
    this.#syncing ??= this.#exchange().finally(() => (this.#syncing = null));
    return this.#syncing;
  }

  async #exchange(): Promise<void> {
    for (let more = true; more;) {
      const { device } = this.state;
      if (!device) return;
      const scans = this.#queue.slice(0, BATCH);
      const unsent = this.#queue.length - scans.length;
      const body = {
        device: device.device,
        scans,
        cursor: device.cursor,
        clock: this.#clock.now(),
        battery: await batteryLevel(),
        unsent,
      };
      const outcome = await send(deviceCalls.sync, body, { quiet: true, timeout: SYNC_TIMEOUT_MS });
      if (!outcome.ok) {
        if (outcome.failure.name !== 'device_locked') return this.#set({ online: false });
        // The server took these scans all the same; the phone forgets everything once it has all of them.
        await this.#sent(scans.map(({ id }) => id));
        if (this.#queue.length === 0) return this.#clear('locked');
        continue;
      }
      const { now, verdicts, state } = outcome.answer;
      this.#clock.hear(now);
      await this.#sent(scans.map(({ id }) => id));
      const clashes = clashesOf(scans, verdicts);
      if (clashes.length > 0) this.#set({ clashes: [...this.state.clashes, ...clashes] });
      const kept = spentStampsOf(verdicts);
      if (kept.length > 0) this.#set({ kept: [...this.state.kept, ...kept] });
      if (!state) return;
      // Scans made since the exchange began are not in the server's figures.
      this.#inside = Math.max(0, state.inside + netOf(this.#queue).inside);
      await this.#store(this.#passages.add(state.passages));
      const { point, movingCodes, label, door, cursor, tickets } = state;
      await this.#save({ ...device, point, movingCodes, label, door, cursor, offset: this.#clock.offset });
      this.#set({ online: true, admittedToday: Math.max(0, state.admittedToday + netOf(this.#queue).admitted) });
      more = state.more || this.#queue.length > 0;
      if (tickets !== device.tickets || device.listCursor === null) await this.#fetchTickets(tickets);
      more ||= this.#queue.length > 0;
    }
  }

  async #fetchTickets(tickets: string): Promise<void> {
    const { device } = this.state;
    const keys = this.#keys;
    if (!device || !keys) return;
    const since = this.#tickets.changes >= MOST_CHANGES ? null : device.listCursor;
    const outcome = await send(
      deviceCalls.tickets,
      { device: device.device, since },
      { quiet: true, timeout: SYNC_TIMEOUT_MS * 2 },
    );
    if (!outcome.ok) return;
    const { whole, cursor, list, signature, at } = outcome.answer;
    const bytes = bytesOf(list);
    // A list that the conference did not sign is not taken; the former one stays.
    if (!(await keys.verify(bytes, bytesOf(signature)))) return;
    await this.#store(this.#tickets.take(bytes, whole));
    const now = this.state.device;
    if (now) await this.#save({ ...now, listCursor: cursor, listedAt: at, tickets });
  }
}
