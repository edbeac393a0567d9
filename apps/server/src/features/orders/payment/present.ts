import type { PayMethod } from '@meetingapp/contract/orders/order.ts';
import type { Payable, Ports } from '../../../ports/ports.ts';

/** The methods by which an order can be paid, and whether they are simulated. */
export const offeredMethods = (
  { payment, simulated }: Pick<Ports, 'payment' | 'simulated'>,
  order: Payable,
): { method: PayMethod; simulated: boolean }[] =>
  payment
    .offerOf(order)
    .methods.map((method: PayMethod) => ({ method, simulated: simulated.payment || order.sandbox }));
