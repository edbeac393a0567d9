import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { unusedExports, unusedParts, version, withoutExports, withoutParts } from './react-parts.ts';

const installed = (module: string, file = module): string =>
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve(`${module}/package.json`)), `cjs/${file}.production.js`),
    'utf8',
  );
const renderer = installed('react-dom', 'react-dom-client');

it('the renderer without the parts that no screen uses is a program, and a tenth shorter before it is minified', () => {
  const short = withoutParts(renderer);
  expect(parseSync('short.js', short).errors).toEqual([]);
  expect(short.length).toBeLessThan(0.9 * renderer.length);
  expect(short).toContain('exports.hydrateRoot = ');
});

it('another version, or one without a named function, is refused', () => {
  const other = renderer.replaceAll(`version: "${version}"`, 'version: "19.9.9"');
  expect(() => withoutParts(other)).toThrow('react-parts.ts');
  expect(() => withoutParts(renderer.replaceAll('function getResource(', 'function getOther('))).toThrow('getResource');
});

it.each(['react', 'react-dom'] as const)('%s without the unused exports keeps all others', (module) => {
  const exported = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name ?? '');
  const whole = installed(module);
  const short = withoutExports(whole, module);
  expect(parseSync('short.js', short).errors).toEqual([]);
  expect(exported(short)).toEqual(exported(whole).filter((name) => !unusedExports[module].includes(name)));
  expect(() => withoutExports(short, module)).toThrow('has no exports');
});

const sources = ['../src', '../../../packages/ui/src'].flatMap((one) => {
  const root = join(import.meta.dirname, one);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => join(root, file));
  return own.filter((file) => file.endsWith('.tsx') || readFileSync(file, 'utf8').includes("from 'react"));
});

it.each(Object.entries(unusedParts))('no file of the phone needs %s', (_name, { uses }) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => uses.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no file of the phone imports a dropped export', () => {
  const imports = /import (?:type )?\{([^}]*)\} from '(react|react-dom)'/g;
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, names = '', module]) =>
      names.split(',').map((name) => `${module} ${name.trim()}`),
    ),
  );
  expect(imported).toContain('react useState');
  const dropped = Object.entries(unusedExports).flatMap(([module, names]) => names.map((name) => `${module} ${name}`));
  expect(dropped.filter((one) => imported.includes(one))).toEqual([]);
  expect(sources.filter((file) => /\* as React|import React\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ['viewTransitions', "import { ViewTransition } from 'react';"],
  ['resources', '<title>Congress</title>'],
  ['resources', "import { preload } from 'react-dom';"],
  ['refsOfFragments', '<Fragment key="a" ref={place}>'],
  ['actionsOfForms', '<form className="f" action={send}>'],
  ['stacksOfComponents', 'info.componentStack'],
  ['suspenseLists', '<SuspenseList>'],
  ['customElements', '<my-element />'],
  ['eventsOfEditing', '<input onSelect={mark} />'],
  ['elementsOfDocument', '<body>'],
  ['eventsBeforeHydration', '<li onMouseEnter={open}>'],
  ['signsOfTransitions', 'startTransition(async () => {'],
  ['transitionsOfComponents', 'useTransition()'],
  ['portals', 'createPortal(menu, page)'],
  ['forwardedRefs', 'forwardRef(Field)'],
  ['nodesAndNamesOfComponents', 'findDOMNode(this)'],
])('a file that needs %s is found', (name, source) => {
  expect(unusedParts[name]?.uses.test(source)).toBe(true);
});
