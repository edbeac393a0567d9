import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkSuppressions, countSuppressions } from './suppressions.ts';

const said = (text: string) => checkSuppressions(tree({ 'tools/a.ts': text })).map((finding) => finding.message);

// Assembled here, or the check would count its own test.
const disable = ['oxlint', 'disable-next-line no-eval'].join('-');
const expectError = ['@ts', 'expect-error'].join('-');
const ignore = ['@ts', 'ignore'].join('-');

describe('suppressions', () => {
  it('need a reason', () => {
    expect(said(`// ${disable} -- the vendor’s loader needs it\nrun();`)).toEqual([]);
    expect(said(`// ${expectError} a wrong parameter must not compile\nrun();`)).toEqual([]);
    expect(said(`// ${disable}\nrun();`)[0]).toContain('without a reason');
    expect(said(`// ${expectError}\nrun();`)[0]).toContain('without a reason');
  });

  it('never disable type checking altogether', () => {
    expect(said(`// ${ignore} because of the vendor\nrun();`)[0]).toContain('expect-error');
  });

  it('are counted, mentions of them in a string are not', () => {
    const text = `// ${disable} -- the vendor’s loader needs it\nconst a = '${disable}';`;
    expect(countSuppressions(tree({ 'tools/a.ts': text }))).toBe(1);
  });
});
