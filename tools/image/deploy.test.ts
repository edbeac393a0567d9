import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Checks only that these files agree with each other, which is cheap. `npm run image` builds and runs the image itself.

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const installed = [
  'deploy/run-book.md',
  'deploy/live/README.md',
  'deploy/compose.yaml',
  'deploy/live/meetingapp-live.service',
];
/** Commands that run only where everything, development dependencies included, is installed. */
const atWork = ['build', 'image', 'live:demo'];

describe('where the product is installed', () => {
  it('every command that its papers name runs without what only development has', () => {
    const named = installed.flatMap((path) =>
      [...read(path).matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = '']) => name),
    );
    expect(named).toEqual(expect.arrayContaining(['live', 'backup', 'restore']));
    for (const name of named.filter((one) => !atWork.includes(one)))
      expect(scripts[name], name).toMatch(/^node apps\/server\/dist\/[a-z]+\.js$/);
  });

  it('the bundle has the programs of those commands, and is built again when they change', () => {
    const bundle = read('tools/build/server-bundle.mjs');
    const stamp = read('tools/build/source-stamp.mjs');
    for (const name of ['live', 'backup', 'restore']) {
      expect(bundle).toContain(`'${name}'`);
      expect(stamp).toContain(`'tools/${name}.ts'`);
    }
  });

  it('the image has the programs of live pictures, and compose the stream server beside the server', () => {
    const [, final = ''] = read('deploy/Dockerfile')
      .split(/^FROM /m)
      .slice(1);
    for (const one of ['ffmpeg', 'nginx', 'libnginx-mod-rtmp'])
      expect(final).toMatch(new RegExp(`install .*\\b${one}\\b`));
    const compose = read('deploy/compose.yaml');
    const live = /^ {2}live:\n((?: {4}.*\n|\n)+)/m.exec(compose)?.[1] ?? '';
    expect(live).toContain("command: ['node', 'apps/server/dist/live.js']");
    expect(live).toContain('network_mode: service:server');
    expect(live).toContain('files:/data');
    expect(compose).toContain("- '1935:1935'");
  });
});
