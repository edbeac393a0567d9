import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { oneRead } from './parts/machine/pgbench.ts';
import { startServer } from './parts/machine/processes.ts';
import { saveFigures, type Figures } from './parts/machine/figures.ts';
import { median } from './parts/machine/load.ts';
import { startDebian } from './parts/machine/debian.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startStatic } from './parts/reads/static.ts';
import { load, type Answered, type Asked } from './parts/reads/wrk.ts';

// Public pages and answers of one server process, beside nginx with a file of the same bytes and one indexed read of PostgreSQL, in turns.
// Run `npm run build` first; needs Debian's postgresql-15, nginx and wrk.
// npx tsx bench/reads.ts [--seconds 5] [--rounds 3] [--kept off] [--built path/to/main.js] [--node path/to/node] [--figures file.json]
//   --kept off: makes every page and answer anew, as a control; --built: the program of another checkout

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    kept: { type: 'string', default: 'on' },
    built: { type: 'string' },
    node: { type: 'string' },
    figures: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const CID = '5001';

tidyOnSignals();
printMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-reads-'));
const cluster = await startDebian();
const settings = {
  DATABASE_URL: cluster.connection.url,
  DATA_DIR: dataDir,
  DEMO: 'on',
  REQUESTS_PER_MINUTE: '1000000',
  ...(values.kept === 'off' ? { CACHE_MS: '0' } : {}),
};
const { built, node } = values;
const server = await startServer(settings, {
  ...(built === undefined ? {} : { built }),
  ...(node === undefined ? {} : { node }),
});
const compressed = { 'accept-encoding': 'br, gzip' };
const page = (path: string): Asked => ({ url: `${server.origin}/meetingapp${path}`, headers: compressed });
const call = (path: string, body: object): Asked => ({
  url: server.origin + path,
  body,
  headers: { ...compressed, language: 'ch' },
});
const paintedHome = page(`/tpl1Home/${CID}?lang=ch`);
const subjects: Record<string, Asked> = {
  'painted home': paintedHome,
  'painted agenda': page(`/callist/${CID}?lang=ch`),
  'painted conference': page(`/conf/${CID}?lang=ch`),
  'home API': call(homeCalls.homeInfo.path, { idCode: CID, templateType: 2 }),
  'agenda API': call(agendaCalls.current.path, { cid: CID }),
  'conference API': call(conferenceCalls.detail.path, { cid: CID }),
  'template API': call(registrationCalls.conInfo.path, { cid: CID }),
};
const home = await fetch(paintedHome.url, { headers: compressed });
const floor = await startStatic(Buffer.from(await home.arrayBuffer()));

const FLOOR = 'nginx, a file of these bytes';
const rounds = new Map<string, Answered[]>();
const figures: Figures = {};
const note = (name: string, one: Answered): void => void rounds.set(name, [...(rounds.get(name) ?? []), one]);
try {
  for (const asked of Object.values(subjects)) await load(asked, server.pid, 1);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    note(FLOOR, await load({ url: floor.url }, floor.pid, seconds));
    for (const [name, asked] of Object.entries(subjects)) note(name, await load(asked, server.pid, seconds));
  }
  figures['one read.perSecond'] = oneRead(cluster.pgbench, seconds);
  console.log(`one PostgreSQL read: ${figures['one read.perSecond']}/s`);
} finally {
  floor.stop();
  await server.stop();
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const figure = (of: Answered[], key: keyof Answered): number => median(of.map((one) => one[key]).sort((a, b) => a - b));
const base = figure(rounds.get(FLOOR) ?? [], 'cpu');
for (const [name, all] of rounds) {
  const key = name === FLOOR ? 'floor' : name;
  figures[`${key}.perSecond`] = figure(all, 'perSecond');
  figures[`${key}.cpu`] = figure(all, 'cpu');
  console.log(
    `${name.padEnd(30)} ${Math.round(figure(all, 'perSecond'))}/s  ${figure(all, 'cpu').toFixed(3)} ms processor time  p99 ${figure(all, 'p99').toFixed(1)} ms  ${(figure(all, 'cpu') / base).toFixed(1)} times nginx's  failures ${figure(all, 'failures')}`,
  );
}
saveFigures(values.figures, figures);
