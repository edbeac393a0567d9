import type { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { mayChange } from '@meetingapp/domain/registration/change-policy.ts';
import { mayCancel, mayEdit } from '@meetingapp/domain/registration/can.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { registration as zh } from '@meetingapp/locales/zh/registration/server.ts';
import type { AccountContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { presentBooking } from '../hotel/stay/present.ts';
import { findBookings } from '../hotel/stay/queries.ts';
import { findInvoice, sharedInvoiceOver } from '../orders/invoice/queries-request.ts';
import { extrasOf } from '../orders/order/queries-extras.ts';
import { findGroup } from '../registration/group/queries.ts';
import { presentAnswers } from '../registration/form/present.ts';
import { eventText } from './present-detail.ts';
import { presentRegistration } from '../registration/record/present.ts';
import { findMine, findOwn, historyOf, latestOrderOf, type EntryCodeOf } from '../registration/record/queries.ts';
import { findForm, findSetting, settingIn } from '../registration/configuration/queries.ts';

const texts = { zh, en };

type Detail = GivenAnswerOf<(typeof registrationCalls)['read']>['registration'];

/** `entryCodeOf`: the content of a registration's QR code, which check-in makes. */
export const ownRegistrationHandlers = (
  entryCodeOf: EntryCodeOf,
): Handlers<Pick<typeof registrationCalls, 'read'>> => ({
  read: async ({ regid }, context) => {
    const registration = await describeRegistration(context, regid, entryCodeOf);
    return registration ? { registration, now: context.now.toISOString() } : refuse('registration_unknown');
  },
});

/** S120: everything about the person's own registration. */
async function describeRegistration(
  { db, accountId, language, now }: AccountContext,
  regId: number,
  entryCodeOf: EntryCodeOf,
): Promise<Detail | null> {
  const row = await findOwn(db, regId, accountId);
  const setting = row && (await findSetting(db, row.conference_id));
  if (!row || !setting) return null;
  const [form, mine, bookings, invoice, history, order, extras, group] = await Promise.all([
    findForm(db, row.conference_id, row.form_version_id),
    findMine(db, accountId, row.conference_id),
    findBookings(db, [regId]),
    findInvoice(db, regId).then(async (own) => own ?? sharedInvoiceOver(db, regId)),
    historyOf(db, regId),
    latestOrderOf(db, regId),
    extrasOf(db, regId, language),
    row.group_id === null ? undefined : findGroup(db, row.group_id),
  ]);
  const card = mine.find((one) => one.id === regId);
  if (!card) return null;
  const words = texts[language];
  const closed =
    setting.state !== 'published' || (setting.registration_closes_at !== null && now >= setting.registration_closes_at);
  const policy = setting.change_policy;
  const late = row.state !== 'draft' && !mayChange(policy, 'answers', dayIn(setting.zone, now), setting.starts_on);
  const edit = mayEdit({ state: row.state, closed, late });
  const cancel = mayCancel({ state: row.state, orderState: order?.state ?? null });
  const settled = row.state === 'confirmed' || row.state === 'attended';
  return {
    ...presentRegistration(card, language),
    answers: presentAnswers(form?.fields ?? [], row.answers, setting.flow, language),
    entryCode: settled ? await entryCodeOf(db, regId) : '',
    hotel: bookings.map((booking) => presentBooking(booking, language)),
    extras,
    currency: settingIn(setting, row).currency,
    invoice: invoice
      ? {
          state: invoice.state,
          kind: invoice.kind,
          title: invoice.title,
          email: 'email' in invoice ? invoice.email : '',
        }
      : null,
    contactPays: group?.payer === 'contact' && group.account_id !== accountId,
    can: {
      edit: edit.ok,
      cancel: cancel.ok,
      editReason: edit.ok ? '' : words.cannot[edit.reason],
      cancelReason: cancel.ok ? '' : words.cannot[cancel.reason],
    },
    history: history.map((event) => ({
      at: event.at.toISOString(),
      text: eventText(event.event, language),
    })),
  };
}
