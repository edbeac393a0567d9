import { pagesCalls } from '@meetingapp/contract/pages.ts';
import type { BootCall } from './boot.ts';

/** The content policy of a page that may show an outside one: of that host alone, and only on this page. Null: as it is. */
export function framePolicy(calls: BootCall[], policy: unknown): string | null {
  const answer = calls.find(({ path }) => path === pagesCalls.frame.path)?.answer as
    | { allowed?: boolean; host?: string }
    | undefined;
  if (!answer?.allowed || !answer.host || typeof policy !== 'string') return null;
  return `${policy};frame-src 'self' https://${answer.host}`;
}
