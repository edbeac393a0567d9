import type { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { roleOf } from '../ticket/writer.ts';
import { closePoint, saveMovingCodes, savePoint } from './commands.ts';
import { presentPointRow } from './present.ts';
import { countsByPoint, findPoints, ruleChoices, secondsPerScan, findDoorSettings } from './queries.ts';

export const pointHandlers: Pick<
  Handlers<typeof checkinConsoleCalls>,
  'points' | 'savePoint' | 'closePoint' | 'saveMovingCodes'
> = {
  points: async ({ cid }, { db }) => {
    const [settings, points, counts, choices, seconds] = await Promise.all([
      findDoorSettings(db, cid),
      findPoints(db, cid),
      countsByPoint(db, cid),
      ruleChoices(db, cid),
      secondsPerScan(db, cid),
    ]);
    return {
      zone: settings?.zone ?? 'UTC',
      movingCodes: settings?.moving_codes ?? false,
      points: points.map((row) => presentPointRow(row, { ...counts, seconds })),
      fees: choices.fees.map(({ id, title }) => ({ id, name: title })),
      forms: choices.forms.map(({ id, title }) => ({ id, name: title })),
      branches: choices.branches.map(({ id, title }) => ({ id, name: title })),
      halls: choices.halls,
      tickets: choices.tickets.map(({ role, count }) => ({ role: roleOf(role), count: Number(count) })),
    };
  },

  savePoint: async ({ cid, point }, { db }) => {
    const saved = await savePoint(db, cid, point);
    return saved.ok ? { id: saved.id, version: saved.version } : refuse(saved.reason);
  },

  saveMovingCodes: async ({ cid, movingCodes }, { db }) => {
    await saveMovingCodes(db, cid, movingCodes);
    return {};
  },

  closePoint: async ({ cid, id, closed }, { db, now }) =>
    (await closePoint(db, { cid, id, closed, now })) ? {} : refuse('not_found'),
};
