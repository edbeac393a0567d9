import { pagesCalls } from '@meetingapp/contract/pages/page.ts';
import type { BootCall } from '../painting/boot.ts';

/** Returns the content policy of a page that may frame an outside page: allows that host only, on this page only. Null: unchanged. */
export function framePolicy(calls: BootCall[], policy: unknown): string | null {
  const answer = calls.find(({ path }) => path === pagesCalls.frame.path)?.answer as
    | { allowed?: boolean; host?: string }
    | undefined;
  if (!answer?.allowed || !answer.host || typeof policy !== 'string') return null;
  return policy.replace("frame-src 'self'", `frame-src 'self' https://${answer.host}`);
}
