import { join } from 'node:path';
import { projectRoot, publicUrlWarning, readConfig, type Config } from './config.ts';
import { readEnvFile } from './config/env-file.ts';
import { startFault } from './start-faults.ts';
import { startServer, type RunningServer, type StartOutcome } from './start.ts';

// The program: reads its settings, starts, logs its address, and shuts down in order on a signal.

/** Milliseconds after which an orderly stop is aborted. */
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
  const warning = publicUrlWarning(config);
  if (warning !== null) say(`  ${warning}`);
  say('');
}

/** Installed first: a signal during start-up lets it finish and then stops in order. */
function stopWhenTold(starting: Promise<StartOutcome>): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<never> => {
    if (stopping) process.exit(1); // A second signal stops at once.
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
const outcome = await starting.catch((error: unknown) => fail([startFault(error)]));
if (!outcome.ok) fail(outcome.faults);
await introduce(read.config, outcome.server);
