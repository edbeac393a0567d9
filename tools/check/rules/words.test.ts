import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkWords } from './words.ts';

const glossary = `| word | meaning | Chinese | not |
| ---- | ------- | ------- | --- |
| save | write   | 保存    | keep, keeps |
| order | owed   | 订单    |     |`;

const said = (text: string): string =>
  checkWords(tree({ 'docs/glossary.md': glossary, 'apps/server/src/a.ts': text }))
    .map(({ message }) => message)
    .join();

describe('the glossary', () => {
  it('exported names use its words', () => {
    expect(said('export const keepOrder = 1;')).toContain('“save”');
    expect(said('export interface OrderKeep {}')).toContain('“keep”');
    expect(said('export function saveOrder() {}')).toBe('');
  });

  it('only whole words count, and only exports', () => {
    expect(said('export const bookkeeping = 1;')).toBe('');
    expect(said('const keepOrder = 1;')).toBe('');
  });
});
