export type Gender = 'male' | 'female';

/** Who takes what of a room type in one night: a whole room, or one bed. */
export type RoomClaim = { part: 'room' } | { part: 'bed'; gender: Gender; person: number; mate: number | null };

export interface NightBlock {
  /** Rooms of this type in this night. */
  size: number;
  bedsPerRoom: number;
  taken: readonly RoomClaim[];
}

/**
 * The fewest rooms that hold all claims: beds of one room go to one gender, unless two people name each other, who then share
 * a room whatever their gender. A third bed in such a mixed room stays empty.
 */
export function roomsNeeded(claims: readonly RoomClaim[], bedsPerRoom: number): number {
  const beds = claims.filter((claim) => claim.part === 'bed');
  const mixed = mixedPairs(beds);
  const apart = new Set(mixed.flat());
  const of = (gender: Gender) => beds.filter((bed) => bed.gender === gender && !apart.has(bed.person)).length;
  const shared = Math.ceil(of('male') / bedsPerRoom) + Math.ceil(of('female') / bedsPerRoom);
  // A mixed pair that needs a room of its own may cost more than two odd beds would: nobody is put with strangers of the other gender.
  return claims.length - beds.length + mixed.length + shared;
}

/** Pairs of different gender who name each other; of same-gender pairs nothing special is needed. */
function mixedPairs(beds: readonly Extract<RoomClaim, { part: 'bed' }>[]): [number, number][] {
  const byPerson = new Map(beds.map((bed) => [bed.person, bed]));
  return beds.flatMap((bed) => {
    const mate = bed.mate === null ? undefined : byPerson.get(bed.mate);
    const mutual = mate !== undefined && (mate.mate === bed.person || mate.mate === null);
    return mutual && bed.gender !== mate.gender && firstOfPair(bed, mate) ? [[bed.person, mate.person]] : [];
  });
}

/** Each pair is counted once: by the one who names, or by the smaller number when both do. */
function firstOfPair(bed: { person: number }, mate: { person: number; mate: number | null }): boolean {
  return mate.mate === null || bed.person < mate.person;
}

/** Whether a night still holds what is wanted beside what is taken. */
export function fits({ wanted, ...night }: NightBlock & { wanted: readonly RoomClaim[] }): boolean {
  return roomsNeeded([...night.taken, ...wanted], night.bedsPerRoom) <= night.size;
}

/** What is left of a night: whole rooms, or beds for one more person of each gender and so on. */
export function roomsLeft({ size, bedsPerRoom, taken }: NightBlock): { rooms: number; beds: Record<Gender, number> } {
  const rooms = Math.max(0, size - roomsNeeded(taken, bedsPerRoom));
  const openBeds = (gender: Gender) => {
    const beds = taken.filter((claim) => claim.part === 'bed' && claim.gender === gender).length;
    return (bedsPerRoom - (beds % bedsPerRoom)) % bedsPerRoom;
  };
  const left = (gender: Gender) => (size < roomsNeeded(taken, bedsPerRoom) ? 0 : rooms * bedsPerRoom + openBeds(gender));
  return { rooms, beds: { male: left('male'), female: left('female') } };
}
