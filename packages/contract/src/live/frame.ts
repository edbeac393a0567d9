import * as v from 'valibot';
import type { FromViewer } from './socket.ts';

// Schemas of the frames the server accepts over the live socket. Separate from `live-socket.ts`, which the phone bundles.

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Longer than the message limit, so that the server can answer that the text is too long. */
const Text = v.pipe(v.string(), v.maxLength(2000));

export const ViewerFrame: v.GenericSchema<unknown, FromViewer> = v.variant('t', [
  v.object({
    t: v.literal('hello'),
    token: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    fingerprint: v.pipe(v.string(), v.maxLength(100)),
    after: v.nullable(Whole),
    language: v.picklist(['zh', 'en']),
    player: v.pipe(v.string(), v.maxLength(60)),
  }),
  v.object({ t: v.picklist(['say', 'ask']), key: Name, text: Text }),
  v.object({ t: v.literal('like'), count: v.pipe(Whole, v.minValue(1), v.maxValue(50)) }),
  v.object({ t: v.literal('older'), before: Whole }),
  v.object({ t: v.literal('support'), sequence: Whole, on: v.boolean() }),
  v.object({
    t: v.literal('vote'),
    poll: Whole,
    choices: v.pipe(v.array(v.pipe(Whole, v.maxValue(9))), v.minLength(1), v.maxLength(10)),
  }),
  v.object({ t: v.literal('beat'), playing: v.boolean() }),
  v.object({ t: v.literal('here'), check: Whole }),
]);
