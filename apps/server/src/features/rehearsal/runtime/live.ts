import { randomUUID } from 'node:crypto';
import { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import type { Loopback } from '../../../ports/loopback.ts';
import { isOk, type Caller, type Player } from './caller.ts';
import { LivePhone } from './live-phone.ts';
import { pause } from './timeline.ts';

/** One message in seven is sent again, as after an answer that was lost. */
const SENT_AGAIN = 7;
/** One phone in five loses its connection once, and comes back. */
const BREAKS_OFF = 5;
/** Real milliseconds after the last message within which it must be on every phone. */
const LAST_HEARD_MS = 10_000;
const LOOK_MS = 50;

/** A message of the chat of which the server said that it has it. */
export interface ChatMessage {
  key: string;
  text: string;
  /** Its number in the chat; null: moderators check it. */
  s: number | null;
}

export interface LiveRoomPlay {
  broadcastId: number;
  caller: Caller;
  loop: Loopback;
  /** What the person at this place writes. */
  textOf: (index: number) => string;
  /** Collect who is in the room, and what was acknowledged. */
  phones: LivePhone[];
  said: ChatMessage[];
}

/** One viewer as a phone makes it: page, picture, chat, one message; then the phone stays. False: it could not be made to the end. */
export async function watch(room: LiveRoomPlay, player: Player, index: number): Promise<boolean> {
  const { broadcastId, caller, loop } = room;
  const page = await caller.ask(liveCalls.broadcast, { broadcastId }, player);
  const picture = isOk(page) && (await caller.ask(liveWatchCalls.watch, { lid: broadcastId }, player));
  if (!picture || !isOk(picture)) return false;
  const phone = new LivePhone(loop, broadcastId, player.token);
  if (!(await caller.time(() => phone.enter()))) return leave(phone);
  const [key, text] = [randomUUID(), room.textOf(index)];
  const taken = await caller.time(() => phone.say(key, text));
  if (!taken) return leave(phone);
  room.said.push({ key, text, s: taken.s });
  if (index % SENT_AGAIN === 0 && (await caller.time(() => phone.say(key, text)))?.s !== taken.s) return leave(phone);
  if (index % BREAKS_OFF === 0) {
    phone.drop();
    if (!(await caller.time(() => phone.enter()))) return leave(phone);
  }
  room.phones.push(phone);
  return true;
}

function leave(phone: LivePhone): false {
  phone.leave();
  return false;
}

/** Waits until the last message is on every phone; returns how many phones lack something. Who is stopped has nothing to judge. */
export async function waitForPhones({ phones, said }: LiveRoomPlay, signal: AbortSignal): Promise<number> {
  const last = Math.max(0, ...said.map(({ s }) => s ?? 0));
  const lacking = () => phones.filter((phone) => !phone.hasAll(last)).length;
  for (const until = performance.now() + LAST_HEARD_MS; performance.now() < until && !signal.aborted;) {
    if (lacking() === 0) break;
    await pause(LOOK_MS, signal);
  }
  return signal.aborted ? 0 : lacking();
}
