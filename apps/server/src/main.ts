import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noStaffAdvice, projectRoot, publicUrlWarning, readConfig, type Config } from './config.ts';
import { readEnvFile } from './config/env-file.ts';
import { metricsOfAll } from './http/telemetry/metrics.ts';
import { serveMetrics } from './http/telemetry/metrics-server.ts';
import { isFirst, isShared, runProcesses, STOP } from './server-processes.ts';
import { listenFault, portFault, startFault } from './start-faults.ts';
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

/** What the terminal of a production server shows is kept in logs, so there the link lies in a file that only its user reads. */
async function showOwnerLink(config: Config, link: string | null): Promise<void> {
  const file = join(config.dataDir, 'first-owner-link.txt');
  if (link === null) return rm(file, { force: true });
  if (config.production) await writeFile(file, `${link}\n`, { mode: 0o600 });
  say(`  ${noStaffAdvice(config.production ? `the link in ${file}` : link)}`);
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
    const { registered, attending, fresh, staff } = demoLogins;
    say(
      `  Log in     ${registered.phone} / ${registered.password} (registered for the congress), ${attending.phone} / ${attending.password} (takes part today), ${fresh.phone} / ${fresh.password} (for nothing yet)`,
    );
    say(`             console: ${staff.email} / ${staff.password}`);
  }
  const warning = publicUrlWarning(config);
  if (warning !== null) say(`  ${warning}`);
  await showOwnerLink(config, await server.newOwnerLink());
  say('');
}

/** Ends in order on a signal; a second signal ends at once. */
function stopOn(signals: readonly NodeJS.Signals[], stop: () => Promise<void> | void): void {
  let stopping = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      say(`${signal}: stopping`);
      Promise.resolve(stop()).catch((error: unknown) => fail([String(error)]));
    });
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Installed first: a signal during start-up lets it finish and then stops in order. */
function stopWhenTold(starting: Promise<StartOutcome>): void {
  const stop = async (): Promise<never> => {
    setTimeout(() => fail(['The stop takes too long; ending at once']), longestStop).unref();
    const outcome = await starting;
    if (outcome.ok) await outcome.server.stop();
    process.exit(0);
  };
  if (!isShared()) return stopOn(signals, stop);
  // A terminal signals every process; only the first one decides.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  let stopping = false;
  const stopOnce = (): void => {
    if (stopping) return;
    stopping = true;
    stop().catch((error: unknown) => fail([String(error)]));
  };
  process.on('SIGTERM', stopOnce);
  process.on('message', (message) => message === STOP && stopOnce());
  // The first process was killed.
  process.on('disconnect', stopOnce);
}

const fromFile = readEnvFile(join(projectRoot, '.env'));
const read = readConfig({ ...fromFile, ...process.env }, Object.keys(fromFile));
if (!read.ok) fail(read.faults);
const { config } = read;

async function serve(): Promise<void> {
  const starting = startServer(config, {
    seedDemo: async (db, now, dataDir, publicUrl) => {
      const { past } = await (await loadDemo()).seedDemo(db, now, dataDir, publicUrl);
      if (past)
        say('The demo is from an earlier day, and its running congress is over. npm run demo:refresh dates it anew.');
    },
    report: say,
    portIsShared: isShared(),
  });
  stopWhenTold(starting);
  const outcome = await starting.catch((error: unknown) => fail([startFault(error)]));
  if (!outcome.ok) fail(outcome.faults);
  if (isFirst()) await introduce(config, outcome.server);
}

function metricsFault(error: unknown): never {
  return fail([listenFault(error, config.metrics ?? config).replace(/\b(PORT|HOST)\b/g, 'METRICS_$1')]);
}

async function serveTogether(): Promise<never> {
  const taken = await portFault(config);
  if (taken !== null) fail([taken]);
  const metrics = config.metrics && (await serveMetrics(metricsOfAll(), config.metrics).catch(metricsFault));
  const { stop, ended } = runProcesses({ count: config.processes, report: say });
  stopOn(signals, () => {
    setTimeout(() => fail(['The stop takes too long; ending at once']), longestStop + 2000).unref();
    stop();
  });
  const code = await ended;
  await metrics?.close();
  process.exit(code);
}

await (config.processes > 1 && !isShared() ? serveTogether() : serve());
