import type { CallFailure } from '../calls/call.ts';

/** True when a page's conference does not exist or is switched off, so that only another one leads on. */
export const needsAnother = (failure: CallFailure | null): boolean =>
  failure?.name === 'conference_unknown' || failure?.name === 'conference_stopped';
