import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { openBase, openCalls } from '@meetingapp/contract/developers/open-call.ts';
import { keyScopes } from '@meetingapp/contract/developers/scope.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { createKey } from '@meetingapp/server/features/developers/key/commands.ts';
import { demoServer } from './parts/demo-server.ts';
import {
  casesOf,
  countCase,
  removeCounted,
  saveCounted,
  linesOf,
  nothingCounted,
  readCounted,
  sumOf,
} from './parts/kept-run.ts';
import { sizesOf } from './parts/programs.ts';
import { installSchemathesis, runSchemathesis } from './parts/schemathesis.ts';

// Runs schemathesis (PyPI) against the document of the open interface, with keys of two conferences of the demo and of its sandbox that
// have every scope: no answer may be 5xx, have a status or a form that the document does not name, or another content type. Most requests
// name the key's conference and rows that exist; the others are invented, as all values of a body are.
//
// The time goes into Hypothesis, which invents the requests in Python: about 15 ms of a core for each, of which the server and its
// database take 2 ms. A third of it is waiting, so that there is a process more than cores. Each takes rounds of the operations that have
// the fewest cases so far. What was counted is kept during each round and at an interruption, and the same command continues it on a new
// demo.
// Its last line is the sum of the whole run.
// npm run hostile -- open-document [--cases 100000] [--seconds 3600] [--seed 1]

const PROCESSES = availableParallelism() + 1;
/** Operations of a round, and examples of each. */
const ROUND_OPERATIONS = 5;
const ROUND_EXAMPLES = 400;
/** Each of these rounds is one of sequences over all operations. */
const STATEFUL_EVERY = 6;
const STATEFUL_EXAMPLES = 60;
const KEEP_MS = 10_000;
/** Rows of a kind that requests may name. */
const KNOWN_ROWS = 40;
/** Orders of each conference that can be paid at the beginning. */
const OPEN_ORDERS = 30;

const { cases, seconds, seed } = sizesOf('open-document');
installSchemathesis();
const { app, db, stop } = await demoServer();
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const documentAddress = `${origin}${openBase}/openapi.json`;
const text = await (await fetch(documentAddress)).text();
const of = `${seed} ${createHash('sha256').update(text.replaceAll(origin, '')).digest('hex')}`;
const file = fileURLToPath(new URL(`../../node_modules/.cache/hostile/open-document-${seed}.json`, import.meta.url));
const kept = readCounted(file, of);
const names = Object.keys(openCalls) as (keyof typeof openCalls)[];
const counted = kept ?? nothingCounted(of, names);
if (kept) console.log(`continues with ${casesOf(kept)} cases of a former run`);

/** Operations by method and path. */
const routes = names.map((name) => ({
  name,
  method: openCalls[name].method,
  path: new RegExp(`^${openBase}${openCalls[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const interrupted = new AbortController();
app.server.on('request', (request, answer) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (path.endsWith('/openapi.json')) return;
  answer.once('finish', () => {
    if (interrupted.signal.aborted) return;
    const known = routes.find((route) => route.method === request.method && route.path.test(path));
    countCase(counted, known?.name ?? null, answer.statusCode);
    if (answer.statusCode >= 500) counted.broken.push(`${answer.statusCode} ${request.method} ${request.url}`);
  });
});

const staff = await db.selectFrom('staff_member').select('id').orderBy('id').executeTakeFirstOrThrow();
const now = new Date();
/** A key of a conference, and what requests with it may name. */
async function placeOf(cid: number) {
  const key = await createKey(db, {
    cid,
    name: 'schemathesis',
    scopes: keyScopes,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
    staffId: staff.id,
    now,
  });
  if (!key.ok) throw new Error(key.reason);
  // Something to pay.
  const holdUntil = new Date(now.getTime() + 86_400_000);
  for (let order = 0; order < OPEN_ORDERS; order += 1)
    await buildOrder(db, await buildRegistration(db, cid, { state: 'approved', holdUntil }), { holdUntil });
  const newest = async (table: 'registration' | 'orders' | 'webhook_endpoint' | 'checkin_point') =>
    (
      await db
        .selectFrom(table)
        .select('id')
        .where('conference_id', '=', cid)
        .orderBy('id', 'desc')
        .limit(KNOWN_ROWS)
        .execute()
    ).map(({ id }) => id);
  return {
    secret: key.secret,
    known: async () => ({
      'path.cid': [cid],
      'path.id': [
        ...(await newest('registration')),
        ...(await newest('orders')),
        ...(await newest('webhook_endpoint')),
      ],
      'body.pointId': await newest('checkin_point'),
    }),
  };
}
// The two with the most registrations, because the others have hardly a row that could be read, and the sandbox.
const largest = await db
  .selectFrom('conference')
  .innerJoin('registration', 'registration.conference_id', 'conference.id')
  .select('conference.id')
  .where('conference.state', '=', 'published')
  .where('sandbox', '=', false)
  .groupBy('conference.id')
  .orderBy((row) => row.fn.countAll(), 'desc')
  .limit(2)
  .execute();
const sandbox = await db.selectFrom('conference').select('id').where('sandbox', '=', true).executeTakeFirstOrThrow();
const places = await Promise.all([...largest, sandbox].map(({ id }) => placeOf(id)));

const before = counted.seconds;
const began = performance.now();
const spent = () => (performance.now() - began) / 1000;
const isOver = () => interrupted.signal.aborted || casesOf(counted) >= cases || spent() >= seconds;
function keep(): void {
  counted.seconds = before + spent();
  saveCounted(file, counted);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (interrupted.signal.aborted) return;
    keep();
    interrupted.abort();
  });
const keeping = setInterval(keep, KEEP_MS);

/** Operations of rounds that are under way. */
const busy = new Set<string>();
const fewest = () =>
  names
    .filter((name) => !busy.has(name))
    .toSorted((one, other) => (counted.operations[one] ?? 0) - (counted.operations[other] ?? 0))
    .slice(0, ROUND_OPERATIONS);

async function runRounds(): Promise<void> {
  while (!isOver()) {
    const round = counted.rounds;
    counted.rounds += 1;
    // Shifted by one each time, so that no operation stays in one conference.
    const place = places[(round + Math.floor(round / places.length)) % places.length] ?? places[0];
    const isStateful = round % STATEFUL_EVERY === STATEFUL_EVERY - 1;
    const operations = isStateful ? [] : fewest();
    for (const name of operations) busy.add(name);
    const isFirst = operations.some((name) => (counted.operations[name] ?? 0) === 0);
    const { code, failures } = await runSchemathesis({
      document: documentAddress,
      phases: isStateful ? 'stateful' : isFirst ? 'examples,coverage,fuzzing' : 'fuzzing',
      checks: 'status_code_conformance,content_type_conformance,response_schema_conformance',
      seconds: null,
      seed: seed * 100_000 + round,
      examples: isStateful ? STATEFUL_EXAMPLES : ROUND_EXAMPLES,
      header: `authorization:Bearer ${place?.secret}`,
      operations,
      known: (await place?.known()) ?? {},
      quiet: true,
      signal: interrupted.signal,
    });
    for (const name of operations) busy.delete(name);
    if (code !== 0 && !interrupted.signal.aborted) counted.undocumented += failures;
    keep();
    console.log(sumOf(counted));
  }
}
await Promise.all(Array.from({ length: PROCESSES }, runRounds));
clearInterval(keeping);
keep();
await stop();

for (const line of [...linesOf(counted), ...new Set(counted.broken)]) console.log(line);
if (casesOf(counted) >= cases) removeCounted(file);
else console.log(`${casesOf(counted)} of ${cases} cases: the same command continues.`);
console.log(sumOf(counted));
process.exitCode = counted.broken.length > 0 || counted.undocumented > 0 ? 1 : interrupted.signal.aborted ? 130 : 0;
