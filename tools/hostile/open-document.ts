import { openBase, openCalls } from '@meetingapp/contract/developers/open-call.ts';
import { keyScopes } from '@meetingapp/contract/developers/scope.ts';
import { createKey } from '@meetingapp/server/features/developers/key/commands.ts';
import { demoServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';
import { runSchemathesis } from './parts/schemathesis.ts';

// Runs schemathesis (PyPI) against the document of the open interface, with a key of the demo congress that has every scope: no answer
// may be 5xx, have a status or a form that the document does not name, or another content type. Prints its figure last.
// npm run hostile -- open-document [--cases 100000] [--seconds 3600] [--seed 1]

const { cases, seconds, seed } = sizesOf('open-document');
const { app, db, stop } = await demoServer();
let answers = 0;
const failures: string[] = [];
app.server.on('request', (request, answer) => {
  answer.once('finish', () => {
    answers += 1;
    if (answer.statusCode >= 500) failures.push(`${answer.statusCode} ${request.url ?? ''}`);
  });
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const conference = await db
  .selectFrom('conference')
  .select('id')
  .where('state', '=', 'published')
  .orderBy('id')
  .executeTakeFirstOrThrow();
const staff = await db.selectFrom('staff_member').select('id').orderBy('id').executeTakeFirstOrThrow();
const now = new Date();
const key = await createKey(db, {
  cid: conference.id,
  name: 'schemathesis',
  scopes: keyScopes,
  expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  staffId: staff.id,
  now,
});
if (!key.ok) throw new Error(key.reason);
const code = await runSchemathesis({
  document: `${origin}${openBase}/openapi.json`,
  phases: 'examples,coverage,fuzzing,stateful',
  checks: 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance',
  seconds,
  seed,
  examples: Math.ceil(cases / Object.keys(openCalls).length),
  header: `authorization:Bearer ${key.secret}`,
});
await stop();

for (const line of new Set(failures)) console.log(line);
console.log(
  `${new Intl.NumberFormat('en').format(answers)} requests of schemathesis, seed ${seed}: ${failures.length} answers of 5xx, ${code === 0 ? 'nothing undocumented' : 'some differ from the document'}`,
);
process.exitCode = failures.length > 0 || code !== 0 ? 1 : 0;
