import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Ports } from '../../../ports/ports.ts';
import { startPayment, type StartOutcome } from './commands.ts';

const texts = { zh, en };

interface Context {
  db: Database;
  ports: Ports;
  config: Config;
  address: string;
  language: Language;
  now: Date;
}

type Outcome =
  | { ok: true; paymentId: number; codeUrl: string }
  | { ok: false; reason: Extract<StartOutcome, { ok: false }>['reason'] };

/** Starts a payment of an order by QR code for its owner, who need not be logged in. Idempotent like `startPayment`. */
export async function payByCode(
  { db, ports, config, address, language, now }: Context,
  { id, accountId }: { id: number; accountId: number },
): Promise<Outcome> {
  const outcome = await startPayment(db, ports.payment, {
    orderId: id,
    accountId,
    payerId: accountId,
    method: 'native',
    openid: null,
    address,
    returnUrl: new URL(config.publicUrl).origin + basePath + href('signPay', {}, { orderid: id }),
    describe: (conference) => format(texts[language].description, { conference: conference[language] }),
    now,
  });
  if (!outcome.ok) return outcome;
  const { paymentId, instructions } = outcome;
  return instructions.method === 'native'
    ? { ok: true, paymentId, codeUrl: instructions.codeUrl }
    : { ok: false, reason: 'payment_method_missing' };
}
