import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkVersions } from './versions.ts';

function said(own: Record<string, string>, other: Record<string, string>, packages: object = {}): string[] {
  const files = {
    'package.json': JSON.stringify({ name: 'house' }),
    'apps/server/package.json': JSON.stringify({ name: '@meetingapp/server', dependencies: own }),
    'demo/package.json': JSON.stringify({ name: '@meetingapp/demo', dependencies: other }),
    'package-lock.json': JSON.stringify({ packages }),
  };
  return checkVersions(tree(files)).map((finding) => finding.message);
}

describe('versions', () => {
  it('are exact, and the same everywhere', () => {
    expect(said({ kysely: '1.2.3', '@meetingapp/demo': '*' }, { kysely: '1.2.3' })).toEqual([]);
    expect(said({ kysely: '1.2.3' }, { kysely: '1.2.4' })[0]).toContain('Use one version');
    expect(said({ kysely: '^1.2.3' }, {})[0]).toContain('Pin the exact version');
  });

  it('are bundled once', () => {
    const twice = {
      'node_modules/kysely': { version: '1.2.3' },
      'node_modules/x/node_modules/kysely': { version: '1.1.0' },
    };
    expect(said({ kysely: '1.2.3' }, {}, twice)[0]).toContain('would ship in 2 versions');
    const forTools = { ...twice, 'node_modules/x/node_modules/kysely': { version: '1.1.0', dev: true } };
    expect(said({ kysely: '1.2.3' }, {}, forTools)).toEqual([]);
  });

  it('come from the public registry', () => {
    const from = (host: string) => ({ 'node_modules/a': { version: '1.0.0', resolved: `https://${host}/a.tgz` } });
    expect(said({}, {}, from('registry.npmjs.org'))).toEqual([]);
    expect(said({}, {}, from('mirror.example'))[0]).toContain('mirror.example');
  });
});
