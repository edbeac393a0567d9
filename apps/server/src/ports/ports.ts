import type { FastifyPluginAsync } from 'fastify';
import type { FanOut } from './fan-out/fan-out.ts';
import type { PdfFronts } from './files/pdf-fronts.ts';
import type { FileStore } from './files/store.ts';
import type { Mailer } from './mail/mail.ts';
import type { LivePort } from './live/live.ts';
import type { MediaPort } from './media/media.ts';
import type { Messenger } from './messenger/messenger.ts';
import type { PaymentMethod, PaymentProvider, ProviderId } from './payment/provider.ts';
import type { Sms } from './sms/sms.ts';

export type PortName = 'payment' | 'messenger' | 'sms' | 'mail';

export interface PaymentPort {
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  /** In the order in which they are offered. */
  readonly methods: readonly PaymentMethod[];
  /** Undefined where nobody here takes that method. */
  forMethod(method: PaymentMethod): PaymentProvider | undefined;
}

export const SIMULATOR_PREFIX = '/simulator';

/** The outside world. Null: not there (production without configuration); say so instead of pretending. */
export interface Ports {
  payment: PaymentPort;
  messenger: Messenger | null;
  sms: Sms | null;
  mail: Mailer | null;
  files: FileStore;
  /** First pages of stored PDFs. */
  fronts: PdfFronts;
  /** From each process to all. */
  fanOut: FanOut;
  media: MediaPort;
  live: LivePort;
  /** Which of them are simulated; the screens say so. */
  simulated: Record<PortName, boolean>;
  /** The simulator to be registered under SIMULATOR_PREFIX; null where nothing is simulated here. */
  simulator: FastifyPluginAsync | null;
  close(): Promise<void>;
}
