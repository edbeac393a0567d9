import { expect, it } from 'vitest';
import { partIn } from './page-part.ts';

const home = () => null;

it('finds a part in a file of one module, and in a file that exports several modules as objects', () => {
  expect(partIn({ Home: home }, 'Home')).toBe(home);
  expect(partIn({ n: 'text', r: () => 1, t: { Home: home }, u: { Agenda: () => null } }, 'Home')).toBe(home);
});

it('reports a file without the part', () => {
  expect(() => partIn({ t: { Home: home }, n: null }, 'Agenda')).toThrow('Agenda');
});
