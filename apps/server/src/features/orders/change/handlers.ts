import type { ErrorName } from '@meetingapp/contract/errors.ts';
import type { changeCalls } from '@meetingapp/contract/orders/change.ts';
import type { StayFault } from '@meetingapp/domain/hotel/stay.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import {
  lastChangeDay,
  mayAddExtras,
  mayChange,
  type ChangePart,
} from '@meetingapp/domain/registration/change-policy.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import type { AccountContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findOwn, type RegistrationRow } from '../../registration/record/queries.ts';
import { findSetting, settingAtDesk, settingIn, type Setting } from '../../registration/configuration/queries.ts';
import { addableExtras } from '../checkout/queries-selection.ts';
import { closeAttempts } from '../settlement/commands-sync.ts';
import { makeChange, saveChangePolicy } from './commands.ts';
import { presentOrder } from '../order/present.ts';
import { findOrder } from '../order/queries.ts';
import { quoteChange, type ChangeInput } from './queries-quote.ts';
import { openChangeOrder } from './queries.ts';

const texts = { zh, en };

function wishOf(body: ChangeInput): ChangeInput {
  if (body.kind === 'fee') return { kind: 'fee', feeId: body.feeId, branchId: body.branchId };
  return body.kind === 'stay' ? { kind: 'stay', stay: body.stay } : { kind: 'extras', extras: body.extras };
}

const refused = <R extends ErrorName>({ reason, faults }: { reason: R; faults?: StayFault[] }) =>
  refuse(
    reason,
    faults?.map((fault) => ({ field: fault === 'gender_missing' ? 'gender' : 'checkIn', reason: fault })),
  );

function may(
  part: ChangePart,
  row: RegistrationRow,
  setting: Setting,
  { now, language }: Pick<AccountContext, 'now' | 'language'>,
) {
  const words = texts[language];
  const until = lastChangeDay(setting.change_policy, part, setting.starts_on);
  if (row.state !== 'confirmed') return { allowed: false, until, reason: words.changeState };
  if (until === null) return { allowed: false, until, reason: words.changeNever };
  const allowed = mayChange(setting.change_policy, part, dayIn(setting.zone, now), setting.starts_on);
  return { allowed, until, reason: allowed ? '' : format(words.changeUntil, { date: until }) };
}

const extrasToAdd = (row: RegistrationRow, setting: Setting, { db, now }: Pick<AccountContext, 'db' | 'now'>) =>
  row.state === 'confirmed' && mayAddExtras(dayIn(setting.zone, now), setting.ends_on) ? addableExtras(db, row) : [];

export const changeHandlers: Handlers<typeof changeCalls> = {
  changeOptions: async ({ regid }, context) => {
    const { db, accountId, now } = context;
    const row = await findOwn(db, regid, accountId);
    const setting = row && (await findSetting(db, row.conference_id));
    if (!row || !setting) return refuse('registration_unknown');
    const order = await openChangeOrder(db, regid, now);
    return {
      fee: may('fee', row, setting, context),
      stay: may('stay', row, setting, context),
      extras: (await extrasToAdd(row, setting, context)).map((extra) => ({
        extraId: extra.id,
        title: extra.title[context.language],
        remark: extra.remark[context.language],
        amount: extra.amount,
        left: extra.left,
        atMost: extra.at_most - extra.quantity,
        quantity: extra.quantity,
      })),
      currency: settingIn(setting, row).currency,
      openOrderId: order?.id ?? null,
    };
  },

  changeQuote: async (body, { db, accountId, now }) => {
    const row = await findOwn(db, body.regid, accountId);
    const setting = row && (await findSetting(db, row.conference_id));
    if (!row || !setting) return refuse('registration_unknown');
    const outcome = await quoteChange(db, row, setting, wishOf(body), now);
    if (!outcome.ok) return refused(outcome);
    const { before, after, toPay, refund, percent } = outcome.quote;
    return { quote: { currency: settingIn(setting, row).currency, before, after, toPay, refund, percent } };
  },

  change: async (body, { db, ports, accountId, language, now }) => {
    const { regid: regId, toPay, refund } = body;
    const outcome = await makeChange(db, { regId, accountId, wish: wishOf(body), toPay, refund, now });
    if (!outcome.ok) return refused(outcome);
    if (outcome.replaced !== null) await closeAttempts(db, ports.payment, outcome.replaced, now);
    const order = outcome.orderId === null ? undefined : await findOrder(db, outcome.orderId, accountId);
    return { order: order ? presentOrder(order, language, now) : null };
  },

  changePolicy: async ({ cid }, { db }) => {
    const setting = await settingAtDesk(db, cid);
    return setting ? { policy: setting.change_policy } : refuse('conference_unknown');
  },

  saveChangePolicy: async ({ cid, ...policy }, { db }) =>
    (await saveChangePolicy(db, cid, policy)) ? { policy } : refuse('conference_unknown'),
};
