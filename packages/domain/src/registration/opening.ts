export type OpeningHindrance = 'conference_stopped' | 'registration_not_open' | 'registration_closed';

export interface Opening {
  state: 'draft' | 'published' | 'closed' | 'stopped';
  /** Null: open once the conference is published. */
  opensAt: Date | null;
  /** Null: open until staff close the conference. */
  closesAt: Date | null;
}

/** Why registration is not possible at an instant; null while it is open. Half-open: opensAt <= now < closesAt. */
export function openingHindrance({ state, opensAt, closesAt }: Opening, now: Date): OpeningHindrance | null {
  if (state === 'stopped') return 'conference_stopped';
  if (state === 'draft' || (opensAt !== null && now < opensAt)) return 'registration_not_open';
  return state === 'closed' || (closesAt !== null && now >= closesAt) ? 'registration_closed' : null;
}
