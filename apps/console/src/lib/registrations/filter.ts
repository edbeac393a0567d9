import type { RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import { OrderState } from '@meetingapp/contract/orders/order.ts';
import { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';

/** All registrations except drafts and lapsed ones. */
export const noFilter: RegistrationFilter = {
  states: [],
  branches: [],
  fees: [],
  forms: [],
  orders: [],
  from: null,
  until: null,
  words: '',
};

export const isFiltered = (filter: RegistrationFilter): boolean =>
  JSON.stringify({ ...noFilter, ...filter }) !== JSON.stringify(noFilter);

const listed = (text: unknown): string[] =>
  typeof text === 'string' || typeof text === 'number' ? String(text).split(',') : [];

/** The filter that an address names: `states=confirmed,attended`, `fees=3`, `forms=4`, `orders=open`; what it does not know is left out. */
export function filterNamed(search: Readonly<Record<string, unknown>>): RegistrationFilter {
  const [states, fees, orders] = [listed(search['states']), listed(search['fees']), listed(search['orders'])];
  return {
    ...noFilter,
    states: RegistrationState.options.filter((state) => states.includes(state)),
    fees: fees.map(Number).filter((fee) => Number.isSafeInteger(fee) && fee > 0),
    forms: listed(search['forms'])
      .map(Number)
      .filter((form) => Number.isSafeInteger(form) && form >= 0),
    orders: [...OrderState.options, 'none' as const].filter((state) => orders.includes(state)),
  };
}
