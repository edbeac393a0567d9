import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { unusedParts, version, withoutUnused } from './react-parts.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const renderer = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

it('the renderer without the parts that no screen uses is a program, and a tenth shorter before it is minified', () => {
  const short = withoutUnused(renderer);
  expect(parseSync('short.js', short).errors).toEqual([]);
  expect(short.length).toBeLessThan(0.9 * renderer.length);
  expect(short).toContain('exports.hydrateRoot = ');
});

it('another version, or one without a named function, is refused', () => {
  const other = renderer.replaceAll(`version: "${version}"`, 'version: "19.9.9"');
  expect(() => withoutUnused(other)).toThrow('react-parts.ts');
  expect(() => withoutUnused(renderer.replaceAll('function getResource(', 'function getOther('))).toThrow(
    'getResource',
  );
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
  ['nodesAndNamesOfComponents', 'findDOMNode(this)'],
])('a file that needs %s is found', (name, source) => {
  expect(unusedParts[name]?.uses.test(source)).toBe(true);
});
