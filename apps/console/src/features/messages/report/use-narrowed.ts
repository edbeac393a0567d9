import type { MailingCounts, MailingRecipient } from '@meetingapp/contract/messages/mailing.ts';
import { useState } from 'react';
import { useSettled } from '../mailing/use-settled.ts';

/** Which recipients a report shows. */
export interface Narrowed {
  state: keyof MailingCounts | null;
  channel: MailingRecipient['way'][number]['channel'] | null;
  fault: string | null;
  words: string;
}

const everybody: Narrowed = { state: null, channel: null, fault: null, words: '' };
/** Milliseconds without typing after which the server searches. */
const PAUSE_MS = 300;

export function useNarrowed() {
  const [narrowed, set] = useState(everybody);
  return {
    narrowed,
    /** As asked of the server: without a request per key. */
    asked: useSettled(narrowed, PAUSE_MS),
    narrow: (part: Partial<Narrowed>) => set((before) => ({ ...before, ...part })),
  };
}
