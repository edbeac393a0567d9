import type { PayMethod } from '@meetingapp/contract/orders/order.ts';
import type { Ports } from '../../../ports/ports.ts';

/** The methods that a payer of this conference can choose, and whether they are simulated. */
export const offeredMethods = (
  { payment, simulated }: Pick<Ports, 'payment' | 'simulated'>,
  conference: { sandbox: boolean },
): { method: PayMethod; simulated: boolean }[] =>
  payment
    .offerOf(conference)
    .methods.map((method: PayMethod) => ({ method, simulated: simulated.payment || conference.sandbox }));
