import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';
import { isNode, nameOf, type Node, walk } from '../tree/walk.ts';

const folder = 'apps/console/src/';
/** The one component that sets it, to give a reason where a form is read-only. */
const own = `${folder}lib/layout/ActButton.tsx`;
const buttons = new Set(['Button', 'button']);

/** A button of the console that can be grey says why: no `disabled` on a button or on the confirming button of a dialog. */
export function checkReasons(tree: Tree): Finding[] {
  return sources(tree)
    .filter(({ path }) => path.startsWith(folder) && path.endsWith('.tsx') && path !== own && !isTest(path))
    .flatMap((source) =>
      disabledIn(source).map((start) => ({
        rule: 'reasons',
        path: source.path,
        line: lineAt(source.text, start),
        message:
          'is grey without a reason. Use ActButton with `why` or `lacks`, `greyOk` in `okButtonProps`, or `grey` on a plain button.',
      })),
    );
}

function disabledIn(source: Source): number[] {
  const found: number[] = [];
  walk(source.parsed.program, (node) => {
    if (node.type === 'JSXOpeningElement' && buttons.has(jsxName(node['name'])))
      found.push(...attributesOf(node).flatMap((one) => (attributeName(one) === 'disabled' ? one.start : [])));
    if (isButtonProps(node))
      walk(node['value'], (part) => {
        if (part.type === 'Property' && nameOf(part['key']) === 'disabled') found.push(part.start);
      });
  });
  return found;
}

/** `okButtonProps={…}` of a dialog, or `okButtonProps: …` in the options of one. */
const isButtonProps = (node: Node): boolean =>
  /^(ok|cancel)ButtonProps$/.test(node.type === 'Property' ? (nameOf(node['key']) ?? '') : attributeName(node));

const attributesOf = (node: Node): Node[] => node['attributes'] as Node[];
const attributeName = (node: Node): string => (node.type === 'JSXAttribute' ? jsxName(node['name']) : '');
const jsxName = (node: unknown): string =>
  isNode(node) && node.type === 'JSXIdentifier' ? (node['name'] as string) : '';
