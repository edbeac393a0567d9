import type { Ports } from '../../../ports/ports.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';

/** Why an address may not receive webhooks, as a fault of its field; null: it may. */
export async function addressFault({ webhooks }: Ports, url: string, field: string): Promise<FieldFault | null> {
  const reason = await webhooks.refusalOf(url);
  return reason === null ? null : { field, reason };
}
