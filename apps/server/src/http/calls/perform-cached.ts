import type { Cookies } from './context.ts';
import { perform, type Request } from './perform.ts';
import type { Refusal } from './refusal.ts';

/** Cookies of a call that has no caller. */
const none: Cookies = {
  sent: '',
  keep: () => {
    throw new Error('an answer that is the same for everybody sets no cookie');
  },
};

/**
 * Performs a call whose contract says `cached`. The handler gets no caller, address, device or cookie, so that nothing of one person can
 * be in an answer that others receive.
 */
export const performCached = ({
  call,
  handler,
  body,
  surroundings,
}: Pick<Request, 'call' | 'handler' | 'body' | 'surroundings'>): Promise<object | Refusal> =>
  perform({
    call,
    handler,
    body,
    caller: null,
    key: '',
    surroundings: { ...surroundings, address: '', device: '', cookies: none },
  });
