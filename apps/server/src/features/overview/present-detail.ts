import { plainAmount } from '@meetingapp/domain/money.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { RegistrationHistoryEvent } from '@meetingapp/domain/registration/history-events.ts';
import { moveRegistration, type RegistrationEvent } from '@meetingapp/domain/registration/states.ts';
import { isSurplus } from '@meetingapp/domain/orders/refund-causes.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as messagesEn } from '@meetingapp/locales/en/messages.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { messages as messagesZh } from '@meetingapp/locales/zh/messages.ts';
import { registration as zh } from '@meetingapp/locales/zh/registration/server.ts';
import type { DeskRow } from '../registration/review/queries.ts';
import type { DeskOrder, eventsAtDesk, messagesAtDesk } from './queries-detail.ts';

const texts = { zh, en };
const messages = { zh: messagesZh, en: messagesEn };

export function presentDeskOrder(order: DeskOrder, language: Language): RegistrationAtDesk['orders'][number] {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    total: order.total,
    refunded: order.refunded,
    createdAt: order.created_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    lines: order.lines.map(({ title, remark, quantity, amount }) => ({
      title: title[language],
      remark: remark[language],
      quantity,
      amount,
    })),
    payments: order.payments.map(({ method, state, amount, shared_id, created_at, settled_at }) => ({
      method,
      state,
      // For a payment shared by several people, only this person's part.
      amount: shared_id === null ? amount : order.total,
      at: (settled_at ?? created_at).toISOString(),
    })),
    refunds: order.refunds.map(({ amount, state, reason, created_at }) => ({
      amount,
      state,
      reason,
      at: created_at.toISOString(),
    })),
  };
}

/** The orders that can still be refunded, at least in part. */
export const refundableOrders = (orders: readonly DeskOrder[]): DeskOrder[] =>
  orders.filter(({ state, total, refunded }) => (state === 'paid' || state === 'partly_refunded') && total > refunded);

/** Fen that were paid and are neither refunded nor being refunded. */
export const refundableOf = (orders: readonly DeskOrder[]): number =>
  refundableOrders(orders).reduce((sum, { total, refunded }) => sum + total - refunded, 0);

/** Fen of refunds that were started and are not completed; a surplus payment that goes back was never counted as paid. */
export const refundingOf = (orders: readonly DeskOrder[]): number =>
  orders
    .filter(({ state }) => state === 'refunding')
    .flatMap(({ refunds }) => refunds)
    .filter(({ state, cause }) => state !== 'done' && !isSurplus(cause))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Empty: the action is allowed. Otherwise the reason, as text. */
export function presentCan(row: DeskRow, orders: readonly DeskOrder[], language: Language): RegistrationAtDesk['can'] {
  const words = texts[language].desk;
  const state = words.states[row.state];
  const unless = (event: RegistrationEvent) => (moveRegistration(row.state, event).ok ? '' : state);
  const refunding = orders.some((order) => order.state === 'refunding');
  return {
    approve: unless('approve'),
    refuse: unless('refuse'),
    reopen: row.state === 'approved' && orders.length > 0 ? words.ordered : unless('reopen'),
    edit: row.state === 'submitted' || row.state === 'attended' ? '' : unless('edit'),
    move: ['submitted', 'approved', 'confirmed'].includes(row.state) ? '' : state,
    cancel: refunding ? words.refunding : unless('cancel'),
    refund: refundableOf(orders) > 0 ? '' : refunding ? words.refunding : words.notPaid,
  };
}

/** The text of an event; each that is recorded has one. */
export function eventText(event: string, language: Language): string {
  const words: Partial<Record<string, string>> = texts[language].events satisfies Record<
    RegistrationHistoryEvent,
    string
  >;
  return words[event] ?? event;
}

export const presentEvents = (
  events: Awaited<ReturnType<typeof eventsAtDesk>>,
  currency: string,
  language: Language,
): RegistrationAtDesk['history'] =>
  events.map(({ at, actor, event, why, amount, staff_name }) => {
    const words = texts[language];
    const who = actor.startsWith('account:') ? words.desk.self : actor === 'system' ? words.desk.system : '';
    return {
      at: at.toISOString(),
      by: staff_name ?? who,
      event,
      text: format(eventText(event, language), {
        currency,
        amount: plainAmount(amount ?? 0, currency),
      }),
      why,
    };
  });

export const presentMessages = (
  rows: Awaited<ReturnType<typeof messagesAtDesk>>,
  language: Language,
): RegistrationAtDesk['messages'] =>
  rows.map(({ id, channel, template, state, created_at }) => ({
    id,
    text: (messages[language] as Record<string, { name: string }>)[template]?.name ?? template,
    channel,
    state: texts[language].desk.messageStates[state],
    at: created_at.toISOString(),
  }));
