import * as v from 'valibot';

const between = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const rehearsalFaultKinds = ['late', 'twice', 'lost', 'refused'] as const;
export type RehearsalFaultKind = (typeof rehearsalFaultKinds)[number];

/** A time in which payments go wrong: notices come late, come twice or never, or the provider refuses the first attempt. */
export const RehearsalFault = v.object({
  kind: v.picklist(rehearsalFaultKinds),
  /** Seconds since the first registration. */
  from: between(0, 3600),
  seconds: between(5, 3600),
});
export type RehearsalFault = v.InferOutput<typeof RehearsalFault>;

/** Seconds of the time axis per second. The load on the server is higher by the same factor. */
export const rehearsalSpeeds = [1, 10, 60] as const;
export type RehearsalSpeed = (typeof rehearsalSpeeds)[number];

/** What is played. Limits of the slowest twentieth of the answers (`p95`) in milliseconds. */
export const RehearsalPlan = v.object({
  /** The opening of registration: people register, choose a fee, order and pay. */
  rush: v.object({
    on: v.boolean(),
    people: between(1, 2000),
    seconds: between(10, 3600),
    p95: between(10, 5000),
  }),
  /** The check-in of those who have paid, at this many gates of one entrance. */
  door: v.object({ on: v.boolean(), gates: between(1, 12), seconds: between(10, 3600), p95: between(10, 5000) }),
  /** The start of an exam: those who have paid begin it within this time, answer and hand in. */
  exam: v.object({ on: v.boolean(), seconds: between(10, 3600), p95: between(10, 5000) }),
  /** The change of many talks: staff move them and release the programme again, and each speaker answers the letter at once. */
  speakers: v.object({ on: v.boolean(), people: between(1, 400), seconds: between(10, 3600), p95: between(10, 5000) }),
  /** The peak of a broadcast: those who have paid enter one live room within this time, write in the chat and stay to the end. */
  live: v.object({ on: v.boolean(), seconds: between(10, 3600), p95: between(10, 5000) }),
  faults: v.pipe(v.array(RehearsalFault), v.maxLength(12)),
  speed: v.picklist(rehearsalSpeeds),
});
export type RehearsalPlan = v.InferOutput<typeof RehearsalPlan>;

/** In the order in which they are played. */
export const rehearsalScenarios = ['rush', 'door', 'exam', 'live', 'speakers'] as const;
export type RehearsalScenario = (typeof rehearsalScenarios)[number];
