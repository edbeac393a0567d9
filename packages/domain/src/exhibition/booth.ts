import type { BoothState } from '@meetingapp/contract/exhibition/console.ts';

/** What an exhibitor has agreed about its booth. `heldUntil` null: no end. */
export interface Deal {
  deal: 'held' | 'sold';
  heldUntil: Date | null;
}

/** The state of a booth with this deal; a hold that is over frees it. Null: nobody has the booth. */
export function boothStateOf(deal: Deal | null, now: Date): BoothState {
  if (!deal) return 'free';
  if (deal.deal === 'sold') return 'sold';
  return deal.heldUntil !== null && deal.heldUntil <= now ? 'free' : 'held';
}
