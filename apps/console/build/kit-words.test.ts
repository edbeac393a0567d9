import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inLanguage, spoken } from './kit-words.ts';

const modules = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), '..');

it.each([...new Set(spoken.map(({ module }) => module))])(
  'a new release of the components does not bring English back to a Chinese screen reader: %s',
  (module) => {
    const ours = spoken.filter((one) => one.module === module);
    const changed = inLanguage(readFileSync(join(modules, module), 'utf8'), ours, '/kit-words.ts');
    for (const { call } of ours) expect(changed).toContain(call);
    expect(changed.startsWith('import { kitIcon, kitTab, kitWord } from "/kit-words.ts";')).toBe(true);
  },
);

it('a word that a release has moved or doubled stops the build', () => {
  const ours = [{ module: 'one.js', word: '"Close"', call: `kitWord('close')` }];
  expect(() => inLanguage('const name = "Shut";', ours, '/words.ts')).toThrow('one.js');
  expect(() => inLanguage('"Close" + "Close"', ours, '/words.ts')).toThrow('one.js');
});
