import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { contract } from './contract.ts';
import { errors } from './errors.ts';

it('every call has a path of its own', () => {
  const paths = Object.values(contract).flatMap((calls) => Object.values<Call>(calls).map(({ path }) => path));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

it('every error has a number of its own', () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
