import { join } from 'node:path';
import { projectRoot, readConfig, type Config } from './config.ts';
import { readEnvFile } from './env-file.ts';
import { startServer, type RunningServer, type StartOutcome } from './start.ts';

// The program: reads its settings, starts, says where it is, and ends in order when told to.

/** A stop that takes longer than this is no longer in order. */
const longestStop = 25_000;

const say = (line: string): void => console.log(line);
const loadDemo = () => import('@meetingapp/demo/seed.ts');

function fail(faults: string[]): never {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}

async function introduce(config: Config, server: RunningServer): Promise<void> {
  say('');
  say(
    `Meetingapp is ready after ${performance.now() < 10_000 ? (performance.now() / 1000).toFixed(1) : Math.round(performance.now() / 1000)} s.`,
  );
  say(`  Attendees  ${config.publicUrl}/meetingapp/`);
  say(`  Console    ${config.publicUrl}/console/`);
  say(
    `  Listening  ${server.address}${config.host === '127.0.0.1' ? '  (this machine only; HOST=0.0.0.0 lets phones in)' : ''}`,
  );
  say(`  Database   ${server.databaseKind === 'embedded' ? `embedded, in ${config.dataDir}` : 'at DATABASE_URL'}`);
  if (server.simulated.length > 0)
    say(
      `  Simulated  ${server.simulated.join(', ')}: what would have been sent or paid is at ${config.publicUrl}/simulator/outbox`,
    );
  if (config.demo) {
    const { demoLogins } = await loadDemo();
    const { registered, fresh, staff } = demoLogins;
    say(
      `  Log in     ${registered.phone} / ${registered.password} (registered for the congress), ${fresh.phone} / ${fresh.password} (for nothing yet)`,
    );
    say(`             console: ${staff.email} / ${staff.password}`);
  }
  if (config.production && new URL(config.publicUrl).hostname === 'localhost') {
    say('  PUBLIC_URL is not set: links in messages and payment notices will not find this server.');
  }
  say('');
}

/** From the first moment on: whoever is told to stop while it starts, starts to the end and then stops in order. */
function stopWhenTold(starting: Promise<StartOutcome>): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<never> => {
    if (stopping) process.exit(1); // The second time it is urgent.
    stopping = true;
    say(`${signal}: stopping`);
    setTimeout(() => fail(['The stop takes too long; ending at once']), longestStop).unref();
    const outcome = await starting;
    if (outcome.ok) await outcome.server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(signal).catch((error: unknown) => fail([String(error)])));
  }
}

const fromFile = readEnvFile(join(projectRoot, '.env'));
const read = readConfig({ ...fromFile, ...process.env }, Object.keys(fromFile));
if (!read.ok) fail(read.faults);
const starting = startServer(read.config, {
  seedDemo: async (db, now, dataDir) => (await loadDemo()).seedDemo(db, now, dataDir),
  report: say,
});
stopWhenTold(starting);
const outcome = await starting;
if (!outcome.ok) fail(outcome.faults);
await introduce(read.config, outcome.server);
