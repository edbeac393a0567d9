import { demoServer } from './parts/demo-server.ts';
import { lastingTokens } from './parts/lasting-tokens.ts';
import { sizesOf } from './parts/programs.ts';
import { runSchemathesis } from './parts/schemathesis.ts';

// Runs schemathesis (PyPI) against the OpenAPI document of a started server with the demo: all calls as a stranger, a person and an
// owner, in the phases examples, coverage, fuzzing and stateful; prints its figure last. Exit code 1 when an answer is 5xx. The first
// run installs schemathesis into node_modules/.cache (requires python3 with venv).
// npm run hostile -- schemathesis [--seconds 300] [--seed 1]

const { seconds, seed } = sizesOf('schemathesis');

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
const tokens = await lastingTokens(db);

const callers = [
  ['stranger', null],
  ['person', tokens.person],
  ['owner', tokens.owner],
] as const;
// Phases run separately, because fuzzing would use up the time of the stateful phase. The numbers are shares of one caller's time.
const phases = [
  ['examples,coverage,fuzzing', 0.7],
  ['stateful', 0.3],
] as const;
for (const [who, token] of callers)
  for (const [names, share] of phases) {
    console.log(`as ${who}: ${names}`);
    await runSchemathesis({
      document: `${origin}/openapi.json`,
      phases: names,
      checks: 'not_a_server_error',
      seconds: Math.ceil((seconds / callers.length) * share),
      seed,
      header: token === null ? null : `token:${token}`,
    });
  }
const { changes } = await db
  .selectFrom('audit_entry')
  .select((row) => row.fn.countAll<number>().as('changes'))
  .executeTakeFirstOrThrow();
tokens.end();
await stop();

for (const line of new Set(failures)) console.log(line);
console.log(`${changes} changes by the owner were accepted`);
console.log(
  `${new Intl.NumberFormat('en').format(answers)} requests of schemathesis, seed ${seed}: ${failures.length} answers of 5xx`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
