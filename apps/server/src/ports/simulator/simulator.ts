import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Transport } from '../transport.ts';
import { network } from '../transport.ts';
import { alipayRoutes } from './alipay/routes.ts';
import { announcePayment } from './announcements.ts';
import { cashierRoutes } from './cashier-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { keptCredentials, newCredentials, providerKeys, type Credentials } from './credentials.ts';
import { NO_JOURNAL, openJournal, type Entry } from './journal.ts';
import { JWEIXIN_SCRIPT } from './jweixin-script.ts';
import { mailRoutes } from './mail-routes.ts';
import { authority, type Authority } from './messenger/authority.ts';
import { messengerApiRoutes, messengerPageRoutes } from './messenger/routes.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { resumeRefund } from './refunds.ts';
import { smsRoutes } from './sms-routes.ts';
import { billOffers, type BillOffers } from './bill-offers.ts';
import { wechatPayRoutes } from './wechat-pay/routes.ts';
import { NO_FAULTS, type Faults } from './faults.ts';
import { orderKey, type World } from './world.ts';

export interface SimulatorOptions {
  /** Where keys and payments are kept; null keeps nothing. */
  directory: string | null;
  serverBase: string;
  browserBase: string;
  scanBase: string;
  faults?: Partial<Faults>;
  now?: () => number;
  /** Carries notices to the merchant. */
  deliver?: Transport;
}

export interface Simulator {
  credentials: Credentials;
  world: World;
  /** All routes, to be registered under a prefix. Wakes up and closes with its server. */
  plugin: FastifyPluginAsync;
  /** The same routes once more, for a server that only carries calls. */
  calls: FastifyPluginAsync;
}

/** What the routes share when they are registered more than once. */
interface Desks {
  messenger: Authority;
  wechatBills: BillOffers;
  alipayBills: BillOffers;
  smsNonces: Set<string>;
}

/** Messenger, WeChat Pay, Alipay, short messages and mail, as far as this product talks to them. */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const now = options.now ?? Date.now;
  const credentials =
    options.directory === null ? await newCredentials(now()) : await keptCredentials(options.directory, now());
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
      // Timers hold at most 24.8 days; nothing here waits longer than a day.
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

/** After a restart: what was paid lately is told again, as a provider would who got no answer; refunds go on. */
function resume(world: World, known: readonly Entry[]): void {
  for (const entry of known) {
    if ('refund' in entry) resumeRefund(world, entry.refund);
    else if (entry.order.state === 'paid' && world.now() - entry.order.paidAt < RECENT_MS)
      announcePayment(world, entry.order);
  }
}
