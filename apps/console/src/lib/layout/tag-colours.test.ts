import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** antd's own colours whose text has less than 4.5:1 on their tag (WCAG 1.4.3); the theme sets success, warning and error itself. */
const pale = /(?:color="|'|color: ')(?:gold|orange|lime|green|cyan|volcano|yellow)(?:"|')/;

it('[O20] a tag in the console has a colour that can be read', () => {
  const root = new URL('../../features/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => pale.test(readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
});
