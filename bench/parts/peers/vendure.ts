import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort, output } from '../machine/processes.ts';
import { answers, runIn, startIn } from './programs.ts';
import { expectPaid, type Place, type Seller } from './seller.ts';

const packages = ['@vendure/core@3.7.3', 'pg@8.23.1'];
const shop = fileURLToPath(new URL('vendure-shop.mjs', import.meta.url));

/** Installs Vendure, unless the folder has it. */
function installVendure(folder: string): void {
  if (existsSync(join(folder, 'node_modules', '@vendure', 'core'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "shop", "private": true }\n');
  // npm reads the person's settings, such as the registry, in their home.
  runIn(
    { folder, env: { HOME: homedir() } },
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--silent',
    ...packages,
  );
}

/** Starts Vendure with its default settings in one process; the payment is its own dummy, settled at once. */
export async function startVendure(place: Place, places: number): Promise<Seller & { stop(): Promise<void> }> {
  const { host, folder } = place;
  installVendure(folder);
  copyFileSync(shop, join(folder, 'vendure-shop.mjs'));
  output('createdb', '-h', host, '-p', String(place.port), '-U', 'postgres', 'vendure');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/shop-api`;
  const env = { VENDURE_DISABLE_TELEMETRY: 'true' };
  const words = ['vendure-shop.mjs', String(port), host, String(place.port), String(places)];
  const program = await startIn({ folder, env, ready: () => onSale(url) }, process.execPath, ...words);
  return {
    pids: [program.pid],
    sell: (index) => sell(url, index),
    settled: () => Promise.resolve(),
    verify: (made) => verify(place, made),
    stop: () => program.stop(),
  };
}

/** Whether the product can be found, which is the last step of filling. */
async function onSale(url: string): Promise<boolean> {
  if (!(await answers(url))) return false;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products { items { variants { id } } } eligiblePaymentMethods { code } }' }),
  });
  return (await answer.text()).includes('"variants":[{');
}

/** A visitor's sale through the shop's programming interface, the way its own storefronts do it. */
async function sell(url: string, index: number): Promise<void> {
  let session = '';
  const ask = async (query: string, accepted: string): Promise<string> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) },
      body: JSON.stringify({ query }),
    });
    session = answer.headers.get('vendure-auth-token') ?? session;
    const text = await answer.text();
    if (!text.includes(accepted)) throw new Error(`Vendure: ${query.slice(0, 60)}: ${text.slice(0, 300)}`);
    return text;
  };
  const order = '... on Order { id state totalWithTax } ... on ErrorResult { errorCode message }';
  const mutate = (call: string, state: string): Promise<string> =>
    ask(`mutation { ${call} { ${order} } }`, `"state":"${state}"`);
  await mutate('addItemToOrder(productVariantId: "1", quantity: 1)', 'AddingItems');
  const email = `p${index}@example.org`;
  const customer = `{ firstName: "Xiaoqing", lastName: "Zhou", emailAddress: "${email}" }`;
  await mutate(`setCustomerForOrder(input: ${customer})`, 'AddingItems');
  const address =
    '{ fullName: "Zhou Xiaoqing", company: "Lakeside Heart Hospital", streetLine1: "1 Lake Road", city: "Hangzhou", countryCode: "CN" }';
  await mutate(`setOrderShippingAddress(input: ${address})`, 'AddingItems');
  const methods = await ask('{ eligibleShippingMethods { id } }', '"id"');
  const method = /"id":"(\w+)"/.exec(methods)?.[1] ?? '';
  await mutate(`setOrderShippingMethod(shippingMethodId: ["${method}"])`, 'AddingItems');
  await mutate('transitionOrderToState(state: "ArrangingPayment")', 'ArrangingPayment');
  await mutate('addPaymentToOrder(input: { method: "dummy-payment", metadata: {} })', 'PaymentSettled');
}

async function verify({ host, port }: Place, made: number): Promise<void> {
  const client = new Client({ host, port, user: 'postgres', database: 'vendure' });
  await client.connect();
  try {
    const { rows } = await client.query<{ paid: number }>(
      `select count(*)::int as paid from "order" where state = 'PaymentSettled'`,
    );
    expectPaid(rows[0]?.paid ?? 0, made);
  } finally {
    await client.end();
  }
}
