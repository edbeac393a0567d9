import type { FastifyPluginAsync } from 'fastify';
import type { FanOut } from './fan-out/fan-out.ts';
import type { PdfFronts } from './files/pdf-fronts.ts';
import type { FileStore } from './files/store.ts';
import type { Mailer } from './mail/mail.ts';
import type { ReturnAddresses } from './mail/return-address.ts';
import type { LivePort } from './live/live.ts';
import type { Loopback } from './loopback.ts';
import type { MediaPort } from './media/media.ts';
import type { Messenger } from './messenger/messenger.ts';
import type { BankAccount } from '@meetingapp/contract/conference/console.ts';
import type { Currency, PaymentMethod, PaymentProvider, ProviderId } from './payment/provider.ts';
import type { SandboxProvider } from './payment/sandbox/sandbox.ts';
import type { Beacon } from './randomness/beacon.ts';
import type { RedisLink } from './redis/link.ts';
import type { Sealing } from './sealing.ts';
import type { Signatures } from './signatures.ts';
import type { SignOnPort } from './sign-on/sign-on.ts';
import type { Sms } from './sms/sms.ts';
import type { WebhookPort } from './webhooks/sender.ts';

export type PortName = 'payment' | 'messenger' | 'sms' | 'mail';

/** What decides how an order can be paid, as in the rows of orders. */
export interface Payable {
  sandbox: boolean;
  currency: Currency;
  /** Accounts of the conference, by currency. */
  bank_accounts: Readonly<Record<string, BankAccount>>;
}

/** What a payer can choose. */
export interface PaymentOffer {
  /** In the order in which they are offered. */
  readonly methods: readonly PaymentMethod[];
  /** Undefined when no provider accepts the method. */
  forMethod(method: PaymentMethod): PaymentProvider | undefined;
}

export interface PaymentPort {
  /** Those of started payments; a payment stays with its provider. */
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  /** For new payments: a sandbox has the simulator only, every other conference the real providers that take the currency. */
  offerOf(order: Payable): PaymentOffer;
  readonly sandbox: SandboxProvider;
}

export const SIMULATOR_PREFIX = '/simulator';

/** External services. Null: absent (production without configuration); report that instead of simulating it. */
export interface Ports {
  payment: PaymentPort;
  messenger: Messenger | null;
  sms: Sms | null;
  mail: Mailer | null;
  returnAddresses: ReturnAddresses;
  signatures: Signatures;
  /** Encrypts fields of the database. */
  sealing: Sealing;
  files: FileStore;
  /** First pages of stored PDFs. */
  fronts: PdfFronts;
  /** Messages from each process to all. */
  fanOut: FanOut;
  /** Redis for limits shared by several processes; null when it is not configured. */
  redis: RedisLink | null;
  media: MediaPort;
  /** Public randomness for draws. */
  beacon: Beacon;
  live: LivePort;
  /** This server itself, for rehearsals. */
  loopback: Loopback;
  /** Sends events to systems of others. */
  webhooks: WebhookPort;
  /** Log-ins at the OpenID providers of societies. */
  signOn: SignOnPort;
  /** Which services are simulated; the screens show it. */
  simulated: Record<PortName, boolean>;
  /** The simulator, to be registered under SIMULATOR_PREFIX; null when nothing is simulated here. */
  simulator: FastifyPluginAsync | null;
  close(): Promise<void>;
}
