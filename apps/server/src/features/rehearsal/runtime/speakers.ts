import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { programmeFile } from '@meetingapp/contract/agenda/files.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { speakersConsoleCalls } from '@meetingapp/contract/speakers/desk.ts';
import { addressOf, isOk, type Caller, type Player } from './caller.ts';
import { drive } from './drive.ts';
import { accept, beginOf, lookAgain, type InventedSpeaker, type Reply } from './speaker.ts';
import { pause, type Timeline } from './timeline.ts';

/** By how much staff move each session. */
const MOVED_MS = 30 * 60_000;
/** Real milliseconds for which a letter may be on its way. */
const LONGEST_MS = 30_000;
const LOOK_MS = 200;
/** Addresses of the speakers, behind those of people and devices. */
const FIRST_ADDRESS = 70_000;

export interface SpeakersPlay {
  cid: number;
  caller: Caller;
  timeline: Timeline;
  signal: AbortSignal;
  /** Staff of the copy. */
  staff: Player;
  speakers: readonly InventedSpeaker[];
  /** What arrived: invitations, and personal keys in letters by address (`changed`: in those about a change alone). */
  invitations: () => Promise<number[]>;
  keys: (which: 'all' | 'changed') => Promise<Map<string, string>>;
}

const nobody = { zh: '', en: '' };
export const playerOf = (index: number): Player => ({ address: addressOf(FIRST_ADDRESS + index) });

/** Asks until something is there, but not for ever; what it is then. */
async function until<T>(read: () => Promise<T>, isThere: (found: T) => boolean, signal: AbortSignal): Promise<T> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const found = await read();
    if (isThere(found) || signal.aborted || performance.now() > end) return found;
    await pause(LOOK_MS, signal);
  }
}

/** Before the change: staff release the programme and write to all speakers, who accept. Returns the released programme, or null. */
export async function inviteAll(play: SpeakersPlay): Promise<Programme | null> {
  const { cid, caller, staff, speakers, timeline, signal } = play;
  const released = await caller.ask(agendaConsoleCalls.release, { cid, note: nobody, reason: '' }, staff);
  if (!isOk(released)) return null;
  const whole = speakers.length;
  const invitationIds = await until(play.invitations, (ids) => ids.length >= whole, signal);
  if (invitationIds.length === 0) return null;
  await caller.ask(speakersConsoleCalls.write, { cid, invitationIds }, staff);
  const keys = await until(
    () => play.keys('all'),
    (found) => found.size >= whole,
    signal,
  );
  await drive(
    speakers.map(() => 0),
    async (index) => {
      const linkKey = keys.get(speakers[index]?.email ?? '');
      if (linkKey) await accept(caller, { cid, linkKey }, { player: playerOf(index), index });
    },
    { timeline, signal },
  );
  return caller.file<Programme>(programmeFile.whole(cid, released.number), staff);
}

/** The change: staff move every session and release the programme again. False: refused. */
export async function moveAll({ cid, caller, staff }: SpeakersPlay): Promise<boolean> {
  const draft = await caller.ask(agendaConsoleCalls.read, { cid }, staff);
  if (!isOk(draft)) return false;
  const later = (moment: string) => new Date(new Date(moment).getTime() + MOVED_MS).toISOString();
  for (const { id, version, hall, from, to } of draft.sessions) {
    const body = { cid, sessionId: id, seen: version, hall, from: later(from), to: later(to) };
    if (!isOk(await caller.ask(agendaConsoleCalls.moveSession, body, staff))) return false;
  }
  return isOk(await caller.ask(agendaConsoleCalls.release, { cid, note: nobody, reason: '' }, staff));
}

export interface Noticed {
  /** The phone has the new time of the talk. */
  current: boolean;
  /** The letter came, and the new answer was given; null: not. */
  replies: Reply[] | null;
}

/** Letters about the change, read for all who wait for one at once. */
export class Mailbox {
  readonly #play: Pick<SpeakersPlay, 'keys' | 'signal'>;
  #reading: Promise<Map<string, string>> | null = null;

  constructor(play: Pick<SpeakersPlay, 'keys' | 'signal'>) {
    this.#play = play;
  }

  async keyFor(email: string): Promise<string | null> {
    const keys = await until(
      () => this.#read(),
      (found) => found.has(email),
      this.#play.signal,
    );
    return keys.get(email) ?? null;
  }

  #read(): Promise<Map<string, string>> {
    this.#reading ??= this.#play.keys('changed').finally(() => (this.#reading = null));
    return this.#reading;
  }
}

/** One speaker after the change: looks at the programme on the phone, opens the letter, and answers at once. */
export async function notice(
  { cid, caller, speakers }: SpeakersPlay,
  { known, mail, index }: { known: Programme; mail: Mailbox; index: number },
): Promise<Noticed> {
  const speaker = speakers[index];
  if (!speaker) return { current: false, replies: null };
  const player = playerOf(index);
  const programme = await lookAgain(caller, { cid, known }, player);
  const current = programme !== null && beginOf(programme, speaker.talkId) === speaker.from.getTime() + MOVED_MS;
  const linkKey = await mail.keyFor(speaker.email);
  return { current, replies: linkKey === null ? null : await accept(caller, { cid, linkKey }, { player, index }) };
}
