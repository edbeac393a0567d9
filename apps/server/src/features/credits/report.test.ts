import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { presets } from '@meetingapp/domain/credits/presets.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'meetingapp-credits-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (time: string) => Date.parse(`2027-04-16T${time}:00+08:00`);

function check(total: number) {
  const file = join(folder, 'credits.json');
  const facts = {
    zone: 'Asia/Shanghai',
    evidence: [
      {
        id: 'e1',
        kind: 'on_site',
        from: at('09:58'),
        to: at('11:24'),
        sessionId: null,
        hallId: 7,
        subject: '',
        title: '浦江厅',
        checksAsked: 0,
        checksAnswered: 0,
        score: null,
        passMark: null,
      },
    ],
    corrections: [],
    sessions: [{ id: 1, hallId: 7, title: '急性心肌梗死的再灌注', from: at('10:00'), to: at('11:30') }],
    sets: [{ id: 1, code: 'free', title: '学会学分', number: 3, rules: presets.free, source: '', project: '', total }],
  };
  writeFileSync(file, JSON.stringify(facts));
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/credits.ts', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout };
}

it('[A1] the command line gives the same credits as server and phone, line by line', () => {
  const { status, stdout } = check(150);
  expect(stdout).toContain(
    '学会学分, version 3: 1.5\n  84 - 0 - 0 = 84 minutes\n     1.5  2027-04-16  急性心肌梗死的再灌注',
  );
  expect(status).toBe(0);
});

it('[A1] the command line fails where the server says something else', () => {
  const { status, stdout } = check(200);
  expect(stdout).toContain('1.5, the server says 2.0');
  expect(status).toBe(1);
});
