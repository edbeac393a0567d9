import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailEndings } from './email-endings.ts';

it('[S38] offers the common providers after the first letter, and fewer after the @', () => {
  expect(emailEndings('su')).toEqual(['su@qq.com', 'su@163.com', 'su@126.com', 'su@gmail.com']);
  expect(emailEndings('su@1')).toEqual(['su@163.com', 'su@126.com']);
  expect(emailEndings('su@163.com')).toEqual([]);
  expect(emailEndings('su@hospital.example')).toEqual([]);
  expect(emailEndings('')).toEqual([]);
  expect(emailEndings('苏')).toEqual([]);
  expect(emailEndings('a@b@c')).toEqual([]);
});

it('[S38] keeps what was typed before the @', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.+-]{1,20}$/), (name) => {
      for (const whole of emailEndings(name)) expect(whole.startsWith(`${name}@`)).toBe(true);
    }),
  );
});
