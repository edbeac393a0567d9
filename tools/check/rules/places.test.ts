import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkPlaces } from './places.ts';

const said = (path: string, text: string) => checkPlaces(tree({ [path]: text })).map((finding) => finding.message);

// Assembled here, or the check would find its own test.
const place = (...parts: string[]) => ['', ...parts].join('/');

describe('machine-specific paths', () => {
  it.each([place('root', 'app'), place('home', 'ann', 'app'), place('Users', 'ann', 'app'), place('tmp', 'x')])(
    'are not allowed anywhere: %s',
    (path) => expect(said('tools/a.ts', `const a = '${path}';`)).toHaveLength(1),
  );

  it('on the web, in a variable, or on the target machine are allowed', () => {
    expect(
      said(
        'docs/a.md',
        `https://example.org${place('home', 'ann', 'x')} and $DIR${place('tmp', 'x')} and @scope${place('tmp', 'x')}`,
      ),
    ).toEqual([]);
    expect(said('deploy/unit.service', `WorkingDirectory=${place('home', 'app', 'x')}`)).toEqual([]);
  });
});
