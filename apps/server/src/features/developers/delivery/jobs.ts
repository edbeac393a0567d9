import type { Ports } from '../../../ports/ports.ts';
import { signatureOf, webhookSecret } from '../../../ports/webhooks/signature.ts';
import { defineJob } from '../../../jobs/job.ts';
import { recordAttempts } from './commands.ts';
import { purgeEvents } from './commands-purge.ts';
import { takeDeliveries, type TakenDelivery } from './commands-take.ts';

/**
 * Sends all deliveries that are due. A batch of one endpoint is taken for a minute, sent, and recorded together: a process that is killed
 * in between leaves it to the next run, which sends it again under the same `webhook-id`.
 */
export const deliverWebhooks = defineJob(
  'developers.deliver',
  async (_payload, { db, ports, clock }) => {
    for (;;) {
      const taken = await takeDeliveries(db, clock());
      if (taken.length === 0) return;
      const attempts = await Promise.all(
        taken.map(async (delivery) => {
          const headers = headersOf(ports, delivery, clock());
          const { url, body } = delivery;
          const outcome = await ports.webhooks.send({ url, headers: Object.fromEntries(headers), body });
          return { delivery, headers, outcome };
        }),
      );
      await recordAttempts(db, attempts, { now: clock(), chance: Math.random });
    }
  },
  { every: '* * * * *', woken: true },
);

/** Removes events after 30 days. */
export const purgeWebhooks = defineJob('developers.purge', (_payload, { db, clock }) => purgeEvents(db, clock()), {
  every: '17 3 * * *',
});

/** Headers of a delivery by the specification, signed for this moment. */
function headersOf({ signatures }: Ports, delivery: TakenDelivery, now: Date): [name: string, value: string][] {
  const { salt, former_salt, former_until, body } = delivery;
  const salts = former_salt !== null && former_until !== null && former_until > now ? [salt, former_salt] : [salt];
  const secrets = salts.map((one) => webhookSecret(signatures, one));
  const id = webhookIdOf(delivery.key);
  const timestamp = Math.floor(now.getTime() / 1000);
  return [
    ['content-type', 'application/json'],
    ['user-agent', 'Meetingapp-Webhooks/1'],
    ['webhook-id', id],
    ['webhook-timestamp', String(timestamp)],
    ['webhook-signature', signatureOf({ id, timestamp, body }, secrets)],
  ];
}

/** The header `webhook-id` of an event's key. */
export const webhookIdOf = (key: string): string => `evt_${key.replaceAll('-', '')}`;
