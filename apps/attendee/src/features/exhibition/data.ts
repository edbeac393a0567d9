import { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { leadCalls } from '@meetingapp/contract/exhibition/lead.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';

/** Forgets answers that a card handed over or withdrawn has changed. */
export function refreshCards(): void {
  for (const call of [exhibitionCalls.read, exhibitionCalls.own, leadCalls.card, leadCalls.mine, leadCalls.list])
    invalidate(call);
}
