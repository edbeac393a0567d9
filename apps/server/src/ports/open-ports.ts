import { join } from 'node:path';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { FastifyPluginAsync } from 'fastify';
import { withinProcess, type FanOut } from './fan-out/fan-out.ts';
import { diskStore } from './files/disk.ts';
import { pdfFronts } from './files/pdf-fronts.ts';
import { livePort } from './live/live.ts';
import { loopback } from './loopback.ts';
import { smtpMailer } from './mail/smtp.ts';
import type { Mailer } from './mail/mail.ts';
import { returnAddresses } from './mail/return-address.ts';
import { mediaPort } from './media/media.ts';
import { mediaSecret } from './media/secret.ts';
import { officialAccount } from './messenger/official-account.ts';
import { memoryTicketCache, type TicketCache } from './messenger/ticket-cache.ts';
import { alipay } from './payment/alipay/alipay.ts';
import { bankTransfer } from './payment/bank/bank-transfer.ts';
import { noticePath, type PaymentProvider } from './payment/provider.ts';
import { sandboxProvider, type SandboxProvider } from './payment/sandbox/sandbox.ts';
import { memorySandboxStore, type SandboxStore } from './payment/sandbox/store.ts';
import { wechatPay } from './payment/wechat-pay/wechat-pay.ts';
import {
  SIMULATOR_PREFIX,
  type Payable,
  type PaymentOffer,
  type PaymentPort,
  type PortName,
  type Ports,
} from './ports.ts';
import { drandBeacon, simulatedBeacon } from './randomness/beacon.ts';
import type { RedisLink } from './redis/link.ts';
import type { PortSettings } from './settings.ts';
import { sealing } from './sealing.ts';
import { signatures } from './signatures.ts';
import type { SimulatedSettings } from './simulator/simulated-settings.ts';
import { openIdSignOn } from './sign-on/sign-on.ts';
import { aliyunSms } from './sms/aliyun.ts';
import { tencentSms } from './sms/tencent.ts';
import type { Sms } from './sms/sms.ts';
import { network, type Transport } from './transport.ts';
import { webhookSender, type WebhookPort } from './webhooks/sender.ts';

export interface Surroundings {
  /** Files are stored in its `files/`, the simulator's state in `simulator/`. */
  dataDir: string;
  /** In the database when several servers share it; in memory by default. */
  ticketCache?: TicketCache;
  /** Payments of sandboxes; in the database when several servers share it; in memory by default. */
  sandboxStore?: SandboxStore;
  /** For several processes on one database; within this process by default. Closed with the ports. */
  fanOut?: FanOut;
  /** Closed with the ports; null or absent: Redis is not used. */
  redis?: RedisLink | null;
  now?: () => number;
}

/** The simulator of providers that are not configured, and how to reach it. */
interface Stage {
  settings: SimulatedSettings;
  base: string;
  /** As seen by the browser. */
  scriptUrl: string;
  transport: Transport;
  plugin: FastifyPluginAsync | null;
}

/** Opens the configured services; missing ones are simulated, except in production, where they are absent. */
export async function openPorts(settings: PortSettings, surroundings: Surroundings): Promise<Ports> {
  const simulated: Record<PortName, boolean> = {
    payment: !settings.production && settings.wechatPay === null && settings.alipay === null,
    messenger: !settings.production && settings.messenger === null,
    sms: !settings.production && settings.sms === null,
    mail: !settings.production && settings.mail === null,
  };
  const stage = Object.values(simulated).includes(true) ? await openStage(settings, surroundings) : null;
  const mail = await openMail(settings, simulated.mail ? stage : null);
  const secret = await mediaSecret(surroundings.dataDir);
  const signed = signatures(secret);
  const fanOut = surroundings.fanOut ?? withinProcess();
  const { redis = null } = surroundings;
  const files = diskStore(join(surroundings.dataDir, 'files'));
  const fronts = pdfFronts(files);
  return {
    payment: paymentPort(
      openProviders(settings, simulated.payment ? stage : null, surroundings),
      sandboxProvider(surroundings.sandboxStore ?? memorySandboxStore(), {
        publicUrl: settings.publicUrl,
        now: surroundings.now ?? Date.now,
      }),
    ),
    messenger: openMessenger(settings, simulated.messenger ? stage : null, surroundings),
    sms: openSms(settings, simulated.sms ? stage : null, surroundings),
    mail,
    returnAddresses: returnAddresses(settings.bounces?.domain ?? null, signed),
    signatures: signed,
    sealing: sealing(secret),
    files,
    fronts,
    media: mediaPort({
      films: join(surroundings.dataDir, 'media'),
      live: join(surroundings.dataDir, 'live', 'hls'),
      stills: join(surroundings.dataDir, 'live', 'stills'),
      secret,
    }),
    loopback: loopback(),
    live: livePort(settings.live, { dataDir: surroundings.dataDir, publicUrl: settings.publicUrl, secret }),
    webhooks: await openWebhooks(settings),
    signOn: openIdSignOn({ allowPrivate: settings.signOnPrivateAddresses }, surroundings.now),
    beacon: settings.production ? drandBeacon(network) : simulatedBeacon(),
    fanOut,
    redis,
    simulated,
    simulator: stage?.plugin ?? null,
    close: async () => {
      fronts.close();
      await fanOut.close();
      redis?.close();
      await mail?.close();
    },
  };
}

/** In the demo and in tests, receivers under `.example` answer without a network. */
async function openWebhooks({ production, webhookPrivateAddresses }: PortSettings): Promise<WebhookPort> {
  const real = webhookSender({ allowPrivate: webhookPrivateAddresses });
  if (production) return real;
  const { withExampleReceivers } = await import('./simulator/webhooks/example-receiver.ts');
  return withExampleReceivers(real);
}

/** Folder of the simulator's keys and journal. */
export const simulatorFolder = (dataDir: string): string => join(dataDir, 'simulator');

/** Imported only here, so that production never includes it. */
async function openStage(settings: PortSettings, { dataDir, now }: Surroundings): Promise<Stage> {
  if (settings.production) throw new Error('the simulator does not run in production');
  const { simulatedSettings } = await import('./simulator/simulated-settings.ts');
  if (settings.simulatorUrl !== null) {
    const { remoteCredentials } = await import('./simulator/keys/remote-credentials.ts');
    const base = settings.simulatorUrl;
    const credentials = await remoteCredentials(base);
    return {
      settings: simulatedSettings(credentials, base),
      base,
      scriptUrl: `${base}/jweixin.js`,
      transport: network,
      plugin: null,
    };
  }
  const { createSimulator } = await import('./simulator/simulator.ts');
  const { inProcess } = await import('./simulator/in-process.ts');
  const base = SIMULATOR_PREFIX;
  const inside = inProcess();
  const simulator = await createSimulator({
    directory: simulatorFolder(dataDir),
    serverBase: base,
    browserBase: base,
    scanBase: settings.publicUrl + base,
    deliver: (request) => (request.url.startsWith(settings.publicUrl) ? inside.toMerchant(request) : network(request)),
    ...(now === undefined ? {} : { now }),
  });
  return {
    settings: simulatedSettings(simulator.credentials, base),
    base,
    scriptUrl: `${base}/jweixin.js`,
    transport: inside.toSimulator(simulator.calls, base),
    plugin: inside.attach(simulator.plugin),
  };
}

function openProviders(
  settings: PortSettings,
  stage: Stage | null,
  { now = Date.now }: Surroundings,
): PaymentProvider[] {
  const known = stage?.settings ?? settings;
  const transport = stage?.transport ?? network;
  const notifyUrl = (id: 'wechat' | 'alipay'): string => settings.publicUrl + noticePath(id);
  // A configured bank account is used even when other providers are simulated.
  const bank = settings.bank ?? known.bank;
  return [
    ...(known.wechatPay === null
      ? []
      : [wechatPay(known.wechatPay, { notifyUrl: notifyUrl('wechat'), transport, now })]),
    ...(known.alipay === null ? [] : [alipay(known.alipay, { notifyUrl: notifyUrl('alipay'), transport, now })]),
    ...(bank === null ? [] : [bankTransfer(bank)]),
  ];
}

function paymentPort(list: PaymentProvider[], sandbox: SandboxProvider): PaymentPort {
  const offer = (providers: readonly PaymentProvider[]): PaymentOffer => ({
    methods: providers.flatMap(({ methods }) => methods),
    forMethod: (method) => providers.find(({ methods }) => methods.includes(method)),
  });
  const [atHome, simulated] = [offer(list), offer([sandbox])];
  function abroad({ currency, bank_accounts: accounts }: Payable): PaymentOffer {
    const takers = list.filter(({ id, currencies }) => id !== 'bank' && (currencies?.includes(currency) ?? true));
    const account = accounts[currency];
    if (!account) return offer(takers);
    const { holder: accountName, number: accountNumber, bank: bankName } = account;
    return offer([...takers, bankTransfer({ accountName, accountNumber, bankName })]);
  }
  return {
    providers: new Map([...list, sandbox].map((provider) => [provider.id, provider])),
    offerOf: (order) => (order.sandbox ? simulated : order.currency === HOME_CURRENCY ? atHome : abroad(order)),
    sandbox,
  };
}

function openMessenger(
  settings: PortSettings,
  stage: Stage | null,
  { ticketCache, now = Date.now }: Surroundings,
): Ports['messenger'] {
  const known = stage?.settings.messenger ?? settings.messenger;
  if (known === null) return null;
  return officialAccount(known, {
    // A simulated ticket ends with its simulator, so it is not shared.
    cache: stage === null ? (ticketCache ?? memoryTicketCache(now)) : memoryTicketCache(now),
    transport: stage?.transport ?? network,
    scriptUrl: stage?.scriptUrl ?? null,
    now,
  });
}

function openSms(settings: PortSettings, stage: Stage | null, { now = Date.now }: Surroundings): Sms | null {
  const known = stage?.settings.sms ?? settings.sms;
  if (known === null) return null;
  const around = { transport: stage?.transport ?? network, now };
  return known.vendor === 'aliyun' ? aliyunSms(known, around) : tencentSms(known, around);
}

async function openMail(settings: PortSettings, stage: Stage | null): Promise<Mailer | null> {
  if (stage === null) return settings.mail === null ? null : smtpMailer(settings.mail);
  const { sinkMailer } = await import('./simulator/mail/sink-mailer.ts');
  return sinkMailer(stage.base, stage.transport);
}
