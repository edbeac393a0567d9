import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { bomb } from '@meetingapp/server/testing/hostile/bombing.ts';
import { fileBombs } from './parts/file-bombs.ts';
import { sizesOf } from './parts/programs.ts';
import type { Served } from './parts/served-demo.ts';

// Sends files that unpack, repeat or nest without end, and files beyond the limit, to every call that takes a file, and JSON bombs to
// all calls, on a server in a separate process; prints its figure last. Exit code 1 when an answer is 5xx or missing, or the server's
// memory grows beyond the limit.
// npm run hostile -- bombs [--together 4]

const MEGABYTE = 1024 * 1024;
/** Maximum growth of the server's memory in MB: a few of the largest files at once, never the unpacked size of a bomb. */
const MOST_GROWTH = 1024;
const { together } = sizesOf('bombs');
const server = fork(new URL('parts/served-demo.ts', import.meta.url));
const told = async (): Promise<unknown> => (await once(server, 'message'))[0];
const { base, connection, tokens } = (await told()) as Served;
const peak = async (): Promise<number> => {
  server.send('memory');
  return Number(await told()) / MEGABYTE;
};

const before = await peak();
const { db } = connect(connection, { size: 1, nameStatements: true, onError: () => undefined });
const outcome = await bomb({
  base,
  db,
  tokens,
  files: await fileBombs(),
  together,
  onCall: (done, all) => {
    if (done % 50 === 0) console.log(`${done} of ${all} calls`);
  },
});
const after = await peak();
await db.destroy();
server.disconnect();
await once(server, 'close');

const { sent, uploads, calls, answers, failures, slowest } = outcome;
for (const line of failures) console.log(line);
const most = [...answers].sort(([, a], [, b]) => b - a).slice(0, 14);
console.log(`answers: ${most.map(([name, count]) => `${count} × ${name}`).join(', ')}`);
console.log(`slowest answer: ${(slowest / 1000).toFixed(1)} s`);
console.log(
  `${failures.length} of ${sent} bombs answered 5xx or not at all (${uploads} calls with a file, ${calls} in all); the server's memory: ${Math.ceil(before)} MB before, ${Math.ceil(after)} MB at its peak`,
);
process.exitCode = failures.length > 0 || after - before > MOST_GROWTH ? 1 : 0;
