import { expect, it } from 'vitest';
import { conferenceOf } from './conference-of.ts';

it('[T9] finds the conference of an address in its path, combined with a source code, or in the query', () => {
  expect(conferenceOf({ name: 'vip', parameters: { cid: '5' }, search: {} })).toBe('5');
  expect(conferenceOf({ name: 'wap', parameters: { cid: '3243_hall' }, search: {} })).toBe('3243');
  expect(conferenceOf({ name: 'wap', parameters: { lcid: '8' }, search: {} })).toBe('8');
  expect(conferenceOf({ name: 'conf', parameters: { id: '9' }, search: {} })).toBe('9');
  expect(conferenceOf({ name: 'signPay', parameters: {}, search: { cid: '7' } })).toBe('7');
  expect(conferenceOf({ name: 'infoList', parameters: { id: '9' }, search: {} })).toBe('9');
  expect(conferenceOf({ name: 'activityList', parameters: { id: '9' }, search: {} })).toBe('9');
  expect(conferenceOf({ name: 'generateCert', parameters: { id: '9' }, search: {} })).toBe('9');
  expect(conferenceOf({ name: 'moreInfo', parameters: { id: '9' }, search: {} })).toBeNull();
  expect(conferenceOf({ name: 'vip', parameters: { cid: 'x' }, search: {} })).toBeNull();
});
