export type StockKind = 'fee' | 'branch' | 'extra' | 'room_night' | 'discount';

/** What a registration asks for of one stock. For a room night: a whole room, or one bed for a gender. */
export interface PlaceRequest {
  stockId: number;
  kind: StockKind;
  amount: number;
  part?: 'room' | 'bed';
  gender?: 'male' | 'female' | null;
  /** The registration that shares the room by mutual wish. */
  mateId?: number | null;
  /** Beds per room; only for room nights. */
  beds?: number;
}

export interface Hold {
  registrationId: number;
  /** The wishes replace claims of these kinds; claims of other kinds stay. */
  kinds: readonly StockKind[];
  wishes: readonly PlaceRequest[];
  until: Date;
  /** True: claims that the registration already has on the same nights stay and need their own room. */
  beside?: boolean;
}

export type HoldOutcome = { ok: true } | { ok: false; short: PlaceRequest };
