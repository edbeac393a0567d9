/** For every state, the target state of each allowed event. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

export type Move<State extends string> = { ok: true; state: State } | { ok: false; reason: 'not_from_here' };

/** The target state of an event; a refusal value when the event is not allowed. */
export function moveIn<State extends string, Event extends string>(
  table: Transitions<State, Event>,
  state: State,
  event: Event,
): Move<State> {
  const next = table[state][event];
  return next === undefined ? { ok: false, reason: 'not_from_here' } : { ok: true, state: next };
}
