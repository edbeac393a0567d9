import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { attributes, events, eventsOfMedia, namesOf, styles, withoutNames } from './react-names.ts';
import { withoutExports, withoutParts } from './react-parts.ts';
import { unusedExports, unusedParts, version, type Part } from './unused-react.ts';

const installed = (module: string, file = module): string =>
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve(`${module}/package.json`)), `cjs/${file}.production.js`),
    'utf8',
  );
const renderer = installed('react-dom', 'react-dom-client');

it('the renderer without the parts that no screen uses is a program, and a fifth shorter before it is minified', () => {
  const short = withoutParts(renderer);
  expect(parseSync('short.js', short).errors).toEqual([]);
  expect(short.length).toBeLessThan(0.8 * renderer.length);
  expect(short).toContain('exports.hydrateRoot = ');
});

it('another version, or one without a named function, is refused', () => {
  const other = renderer.replaceAll(`version: "${version}"`, 'version: "19.9.9"');
  expect(() => withoutParts(other)).toThrow('unused-react.ts');
  expect(() => withoutParts(renderer.replaceAll('function getResource(', 'function getOther('))).toThrow('getResource');
});

it.each([
  ['a piece', '  lastMovementX,', 'no piece'],
  ['a case', 'case "dragexit":', 'no cases dispatchEventForPluginEventSystem dragexit'],
  ['a hook', 'useOptimistic', 'no hooks useOptimistic'],
  ['a condition', 'shouldDoubleInvokeUserFnsInHooksDEV', 'no condition'],
  ['a list of names', 'simpleEventPluginEvents =', 'no list'],
])('a renderer without %s of the table is refused', (_what, text, fault) => {
  expect(() => withoutParts(renderer.replaceAll(text, text.replaceAll(/\w{5,}/g, 'elsewhere')))).toThrow(fault);
});

it.each(['react', 'react-dom', 'scheduler'] as const)('%s without the unused exports keeps all others', (module) => {
  const exported = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name ?? '');
  const whole = installed(module);
  const short = withoutExports(whole, module);
  expect(parseSync('short.js', short).errors).toEqual([]);
  const unused: readonly string[] = unusedExports[module];
  expect(exported(short)).toEqual(exported(whole).filter((name) => !unused.includes(name)));
  expect(() => withoutExports(short, module)).toThrow('has no exports');
});

const sources = ['../src', '../../../packages/ui/src'].flatMap((one) => {
  const root = join(import.meta.dirname, one);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => join(root, file));
  return own.filter((file) => file.endsWith('.tsx') || readFileSync(file, 'utf8').includes("from 'react"));
});

const usesOf = (name: string): RegExp => {
  const { uses }: Part = unusedParts[name] ?? {};
  return uses ?? /(?!)/;
};

it.each(Object.keys(unusedParts))('no file of the phone needs %s', (name) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => usesOf(name).test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each(Object.entries({ events, eventsOfMedia, styles, attributes }))(
  'no file of the phone has a name that the renderer no longer lists among its %s',
  (list, names) => {
    const dropped = namesOf(names, renderer).filter((name) => !names.kept.has(name));
    expect(dropped.length).toBeGreaterThan(20);
    const written = new RegExp(
      `\\b(${dropped.map(names.written).join('|')})(Capture)?\\b`,
      list === 'eventsOfMedia' ? 'i' : '',
    );
    expect(sources.filter((file) => written.test(readFileSync(file, 'utf8')))).toEqual([]);
    expect(namesOf(names, withoutNames(renderer))).toEqual(
      namesOf(names, renderer).filter((name) => names.kept.has(name)),
    );
  },
);

it('the renderer uses no export of the scheduler that is dropped', () => {
  for (const name of unusedExports.scheduler) expect(renderer).not.toContain(`.${name}`);
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
  ['eventsOfEditing', '<input onCompositionEnd={end} />'],
  ['eventsOfEnteringAndLeaving', '<li onPointerLeave={close}>'],
  ['unnamedKeys', 'event.keyCode === 13'],
  ['animationsAndTransitions', '<p onAnimationEnd={hide}>'],
  ['draggingAndClipboard', 'onPaste: take'],
  ['otherPointers', '<canvas onTouchMove={draw} />'],
  ['rareAttributes', '<form method="post" action="/pay">'],
  ['methodsOfClasses', 'override componentDidCatch(error) {'],
  ['strictMode', '<StrictMode>'],
  ['otherHooks', 'useReducer(next, null)'],
])('a file that needs %s is found', (name, source) => {
  expect(usesOf(name).test(source)).toBe(true);
});
