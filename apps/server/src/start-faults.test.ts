import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startProgram } from './testing/program.ts';
import { freePort, main, unprivileged, type UserIds } from './testing/spawn-program.ts';
import { startFault } from './start-faults.ts';

const root = mkdtempSync(join(tmpdir(), 'start-faults-'));
chmodSync(root, 0o755);
const file = join(root, 'file');
writeFileSync(file, '');
const closed = join(root, 'closed');
mkdirSync(closed, { mode: 0o555 });
const occupied = join(root, 'occupied');
mkdirSync(occupied);
writeFileSync(join(occupied, 'database'), '');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Root may write everywhere, so the program runs as a user without rights, who must be able to read it. */
const readable =
  spawnSync(process.execPath, ['-e', `fs.readFileSync(${JSON.stringify(main)})`], unprivileged ?? {}).status === 0;

async function refusal(settings: Record<string, string>, user?: UserIds) {
  const program = startProgram({ PORT: String(await freePort()), ...settings }, user ? { user } : {});
  const code = await program.ended;
  return { code, lines: program.said().trim().split('\n') };
}

async function expectOneLine(settings: Record<string, string>, line: string, user?: UserIds): Promise<void> {
  const { code, lines } = await refusal(settings, user);
  expect(lines).toEqual([line]);
  expect(code).toBe(1);
}

describe('a start that cannot succeed says why in one line and ends', () => {
  it('DATA_DIR is a file, or lies below one', async () => {
    await expectOneLine({ DATA_DIR: file }, `DATA_DIR: ${file} is not a folder. Choose another folder`);
    const below = join(file, 'data');
    await expectOneLine({ DATA_DIR: below }, `DATA_DIR: ${below} is not a folder. Choose another folder`);
  });

  it.skipIf(process.platform !== 'linux')('DATA_DIR lies under /proc, which takes no files', async () => {
    await expectOneLine(
      { DATA_DIR: '/proc/meetingapp' },
      'DATA_DIR: /proc/meetingapp cannot be written (ENOENT). Choose another folder',
    );
  });

  it.skipIf(!readable)('DATA_DIR is read-only, also beside another database', async () => {
    const line = `DATA_DIR: ${closed} may not be written by this user. Choose another folder`;
    await expectOneLine({ DATA_DIR: closed }, line, unprivileged);
    await expectOneLine({ DATA_DIR: closed, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, line, unprivileged);
  });

  it('a file stands where the database would be', async () => {
    await expectOneLine(
      { DATA_DIR: occupied },
      `The server does not start: EEXIST: file already exists, mkdir '${join(occupied, 'database')}'`,
    );
  });

  it('the port is taken, before a database is created in an empty folder', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const empty = join(root, 'empty');
    await expectOneLine(
      { DATA_DIR: empty, PORT: String(port) },
      `PORT: ${port} is taken by another program. Stop it, or choose another PORT`,
    );
    taken.close();
    expect(existsSync(join(empty, 'database'))).toBe(false);
    expect(existsSync(join(empty, 'server.lock'))).toBe(false);
  });

  it('an error of the program itself keeps its stack', () => {
    expect(startFault(new TypeError('x is not a function'))).toContain('start-faults.test.ts');
  });
});
