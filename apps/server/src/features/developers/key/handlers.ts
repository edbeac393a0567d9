import type { keyCalls } from '@meetingapp/contract/developers/key.ts';
import { addDays, dayIn } from '@meetingapp/domain/plain-date.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findForStaff } from '../../conference/queries.ts';
import { createKey, revokeKey } from './commands.ts';
import { presentKey } from './present.ts';
import { listKeys } from './queries.ts';

const LONGEST_YEARS = 3;

export const keyHandlers: Handlers<typeof keyCalls> = {
  keys: async ({ cid }, { db, now }) => {
    const [conference, rows] = await Promise.all([findForStaff(db, cid), listKeys(db, cid)]);
    if (!conference) return refuse('not_found');
    return { keys: rows.map(presentKey), now: now.toISOString(), zone: conference.zone };
  },

  createKey: async ({ cid, keyName, scopes, expiresOn }, { db, staff, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const today = dayIn(conference.zone, now);
    const last = `${Number(today.slice(0, 4)) + LONGEST_YEARS}${today.slice(4)}`;
    if (expiresOn < today || expiresOn > last)
      return refuse('body_invalid', [{ field: 'expiresOn', reason: 'key_days' }]);
    const expiresAt = momentIn(conference.zone, `${addDays(expiresOn, 1)}T00:00`) ?? now;
    const made = await createKey(db, { cid, name: keyName, scopes, expiresAt, staffId: staff.id, now });
    return made.ok ? { keyId: made.id, secret: made.secret } : refuse(made.reason);
  },

  revokeKey: async ({ cid, keyId }, { db, now }) => ((await revokeKey(db, cid, keyId, now)) ? {} : refuse('not_found')),
};
