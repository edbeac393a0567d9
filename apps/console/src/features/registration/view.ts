import type {
  ListedRegistration,
  RegistrationFilter,
  RegistrationSort,
} from '@meetingapp/contract/registration/list.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { amountText } from '../../lib/forms/money.ts';
import { noFilter } from '../../lib/registrations/filter.ts';

/** Tag colour of each state; the tag's text says the same. */
export const stateColours = {
  draft: 'default',
  submitted: 'processing',
  approved: 'warning',
  refused: 'error',
  confirmed: 'success',
  attended: 'geekblue',
  cancelled: 'default',
  gone: 'default',
} as const satisfies Record<RegistrationState, string>;

export interface View {
  filter: RegistrationFilter;
  sort: RegistrationSort;
  descending: boolean;
}

const newest = { sort: 'changed', descending: true } as const;

/** Built-in views of every conference. */
export const ownViews = (today: string) =>
  ({
    all: { ...newest, filter: noFilter },
    recent: { ...newest, filter: { ...noFilter, from: addDays(today, -2), until: today } },
    review: { ...newest, filter: { ...noFilter, states: ['submitted'] } },
    pay: { ...newest, filter: { ...noFilter, states: ['approved'] } },
    noSeat: { ...newest, filter: { ...noFilter, orders: ['refunding'] } },
  }) as const satisfies Record<string, View>;

export const sameView = (one: View, other: View): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Sorted, so that the order of clicks does not matter. */
const sorted = ({ filter, sort, descending }: View) => [
  [...filter.states].sort(),
  [...filter.branches].sort((one, other) => one - other),
  [...filter.fees].sort((one, other) => one - other),
  [...filter.forms].sort((one, other) => one - other),
  [...filter.orders].sort(),
  filter.from,
  filter.until,
  filter.words,
  sort,
  descending,
];

/** `1,200`, the word for free at 0, empty when the amount is unknown. After a refund of everything it is `0`, which is not free. */
export const amountCell = (
  { amount, currency, orderState }: Pick<ListedRegistration, 'amount' | 'currency' | 'orderState'>,
  main: string,
  free: string,
) =>
  amount === null
    ? ''
    : amount === 0 && orderState !== 'refunded'
      ? free
      : `${currency} ${amountText(amount, currency || main, true)}`.trim();

export const canReview = (rows: readonly ListedRegistration[]): number =>
  rows.filter(({ state }) => state === 'submitted').length;
