export interface Span {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

export interface HallSession extends Span {
  id: number;
}

export interface PlacedBroadcast extends Span {
  id: number;
  sessionId: number | null;
  roomId: number;
  state: 'planned' | 'live' | 'paused' | 'ended';
  /** The broadcast's room shows a hall, so it follows its session to another room. */
  ofHall: boolean;
}

export interface ProgrammePlan {
  /** Sessions that need a broadcast. */
  make: HallSession[];
  /** Broadcasts that follow their session to another time, or into this room. */
  move: { id: number; from: number; to: number }[];
  /** Sessions skipped because another item of the room overlaps them. */
  overlapping: number[];
}

/** True for spans with a common moment; one that ends as the other begins has none. */
export const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

const inOrder = (a: HallSession, b: HallSession): number => a.from - b.from || a.id - b.id;

/**
 * Plans the changes a room needs to show all of its hall's sessions. Broadcasts that have started, or were placed by hand, are left
 * alone. Idempotent after execution: what one step frees or takes can let another follow in the next.
 */
export function planFromProgramme(
  roomId: number,
  sessions: readonly HallSession[],
  broadcasts: readonly PlacedBroadcast[],
): ProgrammePlan {
  const make: HallSession[] = [];
  const move: ProgrammePlan['move'] = [];
  let standing = broadcasts;
  for (;;) {
    const step = stepOf(roomId, sessions, standing);
    // Terminates: each session is created once and each broadcast moved once.
    if (step.make.length === 0 && step.move.length === 0)
      return { make: make.toSorted(inOrder), move, overlapping: step.overlapping };
    make.push(...step.make);
    move.push(...step.move);
    standing = carriedOut(roomId, standing, step);
  }
}

function carriedOut(roomId: number, standing: readonly PlacedBroadcast[], { make, move }: ProgrammePlan) {
  const moved = new Map(move.map((one) => [one.id, { ...one, roomId }]));
  const made = make.map(({ id, from, to }): PlacedBroadcast => {
    // An id no existing broadcast has.
    return { id: -1 - id, sessionId: id, roomId, from, to, state: 'planned', ofHall: true };
  });
  return [...standing.map((one) => ({ ...one, ...moved.get(one.id) })), ...made];
}

/** One step: all broadcasts that can follow move together; those that would collide stay. */
function stepOf(
  roomId: number,
  sessions: readonly HallSession[],
  broadcasts: readonly PlacedBroadcast[],
): ProgrammePlan {
  const ordered = sessions.toSorted(inOrder);
  const shown = new Map(ordered.map((session) => [session.id, broadcastOf(roomId, session.id, broadcasts)]));
  const following = ordered.flatMap((session) => {
    const own = shown.get(session.id);
    return own?.state === 'planned' && mustFollow(own, session, roomId) ? [{ session, own }] : [];
  });
  const inRoom = broadcasts.filter((one) => one.roomId === roomId && one.state !== 'ended');
  const staying = new Set<number>();
  for (;;) {
    const moving = following.filter(({ own }) => !staying.has(own.id));
    const leaving = new Set(moving.map(({ own }) => own.id));
    const taken: Span[] = inRoom.filter(({ id }) => !leaving.has(id));
    const hindered = moving.find(({ session }) => {
      if (taken.some((one) => overlap(one, session))) return true;
      taken.push(session);
      return false;
    });
    if (hindered) {
      staying.add(hindered.own.id);
      continue;
    }
    const make: HallSession[] = [];
    const overlapping = following.filter(({ own }) => staying.has(own.id)).map(({ session }) => session.id);
    for (const session of ordered) {
      if (shown.get(session.id)) continue;
      if (taken.some((one) => overlap(one, session))) overlapping.push(session.id);
      else {
        taken.push(session);
        make.push(session);
      }
    }
    return {
      make,
      move: moving.map(({ session, own }) => ({ id: own.id, from: session.from, to: session.to })),
      overlapping,
    };
  }
}

/** The session's broadcast in this room, else in another one. */
function broadcastOf(roomId: number, sessionId: number, broadcasts: readonly PlacedBroadcast[]) {
  const all = broadcasts.filter((one) => one.sessionId === sessionId);
  return all.find((one) => one.roomId === roomId) ?? all[0];
}

function mustFollow(own: PlacedBroadcast, session: HallSession, roomId: number): boolean {
  if (own.roomId !== roomId) return own.ofHall;
  return own.from !== session.from || own.to !== session.to;
}
