import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Transport } from '../transport.ts';
import { network } from '../transport.ts';
import { alipayRoutes } from './alipay/routes.ts';
import { announcePayment } from './payment/announcements.ts';
import { cashierRoutes } from './payment/cashier-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { cachedCredentials, newCredentials, providerKeys, type Credentials } from './keys/credentials.ts';
import { NO_JOURNAL, openJournal, type Entry } from './control/journal.ts';
import { JWEIXIN_SCRIPT } from './jweixin-script.ts';
import { mailRoutes } from './mail/routes.ts';
import { authority, type Authority } from './messenger/authority.ts';
import { messengerApiRoutes, messengerPageRoutes } from './messenger/routes.ts';
import { outboxRoutes } from './control/outbox-routes.ts';
import { overviewPage } from './pages/overview-page.ts';
import { sendPage } from './pages/send-page.ts';
import { resumeRefund } from './payment/refunds.ts';
import { smsRoutes } from './sms/routes.ts';
import { billOffers, type BillOffers } from './payment/bill-offers.ts';
import { wechatPayRoutes } from './wechat-pay/routes.ts';
import { NO_FAULTS, type Faults } from './control/faults.ts';
import { orderKey, type World } from './world.ts';

export interface SimulatorOptions {
  /** Folder of keys and payments; null stores nothing. */
  directory: string | null;
  serverBase: string;
  browserBase: string;
  scanBase: string;
  faults?: Partial<Faults>;
  now?: () => number;
  /** Sends notices to the merchant. */
  deliver?: Transport;
}

export interface Simulator {
  credentials: Credentials;
  world: World;
  /** All routes, to be registered under a prefix. Starts and closes with its server. */
  plugin: FastifyPluginAsync;
  /** The same routes again, for a server that only carries calls. */
  calls: FastifyPluginAsync;
}

/** State shared by the routes when they are registered more than once. */
interface Desks {
  messenger: Authority;
  wechatBills: BillOffers;
  alipayBills: BillOffers;
  smsNonces: Set<string>;
}

/** Simulates messenger, WeChat Pay, Alipay, SMS and mail, as far as this product uses them. */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const now = options.now ?? Date.now;
  const credentials =
    options.directory === null ? await newCredentials(now()) : await cachedCredentials(options.directory, now());
  const { known, journal } =
    options.directory === null ? { known: [], journal: NO_JOURNAL } : await openJournal(options.directory);
  const faults: Faults = { ...NO_FAULTS, ...options.faults };
  const timers = new Set<NodeJS.Timeout>();

  const world: World = {
    credentials,
    keys: providerKeys(credentials),
    serverBase: options.serverBase,
    browserBase: options.browserBase,
    scanBase: options.scanBase,
    orders: new Map(),
    refunds: new Map(),
    notices: [],
    outbox: [],
    faults,
    held: [],
    journal,
    deliver: options.deliver ?? network,
    now: () => now() + faults.clockSkewMs,
    later(milliseconds, act) {
      // Timers are limited to 24.8 days; nothing here waits longer than a day.
      const timer = setTimeout(() => {
        timers.delete(timer);
        void act();
      }, milliseconds);
      timer.unref();
      timers.add(timer);
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await journal.close();
    },
  };
  remember(world, known);
  const desks: Desks = {
    messenger: authority(world),
    wechatBills: billOffers(world, 300_000),
    alipayBills: billOffers(world, 30_000),
    smsNonces: new Set(),
  };
  return {
    credentials,
    world,
    calls: async (app) => routes(app, world, desks),
    async plugin(app) {
      await routes(app, world, desks);
      app.addHook('onReady', async () => resume(world, known));
      app.addHook('onClose', async () => world.close());
    },
  };
}

async function routes(
  app: FastifyInstance,
  world: World,
  { messenger, wechatBills, alipayBills, smsNonces }: Desks,
): Promise<void> {
  await app.register(async (scope) => wechatPayRoutes(scope, world, wechatBills), { prefix: '/wechat-pay' });
  await app.register(async (scope) => alipayRoutes(scope, world, alipayBills), { prefix: '/alipay' });
  await app.register(async (scope) => messengerApiRoutes(scope, world, messenger), { prefix: '/messenger' });
  await app.register(async (scope) => messengerPageRoutes(scope, world, messenger), { prefix: '/open' });
  await app.register(async (scope) => smsRoutes(scope, world, smsNonces), { prefix: '/aliyun' });
  await app.register(async (scope) => mailRoutes(scope, world));
  await app.register(async (scope) => cashierRoutes(scope, world));
  await app.register(async (scope) => outboxRoutes(scope, world));
  await app.register(async (scope) => controlRoutes(scope, world, messenger), { prefix: '/control' });
  app.get('/', async (_request, reply) =>
    sendPage(
      reply,
      overviewPage({ orders: [...world.orders.values()], messages: world.outbox.length, base: world.browserBase }),
    ),
  );
  app.get('/jweixin.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(JWEIXIN_SCRIPT),
  );
}

function remember(world: World, known: readonly Entry[]): void {
  for (const entry of known) {
    if ('order' in entry) world.orders.set(orderKey(entry.order.provider, entry.order.outTradeNo), entry.order);
    else world.refunds.set(orderKey(entry.refund.provider, entry.refund.outRefundNo), entry.refund);
  }
}

const RECENT_MS = 3_600_000;

/** After a restart: notices of recent payments are sent again, as by a provider that got no answer, and refunds continue. */
function resume(world: World, known: readonly Entry[]): void {
  for (const entry of known) {
    if ('refund' in entry) resumeRefund(world, entry.refund);
    else if (entry.order.state === 'paid' && world.now() - entry.order.paidAt < RECENT_MS)
      announcePayment(world, entry.order);
  }
}
