// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { changeDraft, dropAllDrafts, dropDraft, emptyDraft, readDraft } from './draft.ts';

beforeEach(() => dropAllDrafts());

it('[T18] saves the draft of each registration separately', () => {
  changeDraft('1', { answers: { name: '林知远' } });
  changeDraft('1+', { answers: { name: '苏曼青' }, branch: 2 });
  expect(readDraft('1').answers).toEqual({ name: '林知远' });
  expect(readDraft('1+')).toMatchObject({ answers: { name: '苏曼青' }, branch: 2 });
  expect(readDraft('2')).toEqual(emptyDraft);
});

it('[T19] is stored under a specified name', () => {
  changeDraft('1', { branch: 1 });
  expect(deviceStorage.get('info')).toContain('"branch":1');
});

it('sees changes made in another tab', () => {
  changeDraft('1', { answers: { name: 'a' } });
  const all = JSON.parse(localStorage.getItem('info') ?? '{}') as Record<string, object>;
  localStorage.setItem('info', JSON.stringify({ ...all, 1: { answers: { name: 'b' } } }));
  changeDraft('1', { branch: 3 });
  expect(readDraft('1')).toMatchObject({ answers: { name: 'b' }, branch: 3 });
});

it('is limited in number: the oldest draft goes', () => {
  vi.useFakeTimers();
  for (let cid = 1; cid <= 10; cid += 1) {
    vi.setSystemTime(cid * 1000);
    changeDraft(String(cid), { branch: cid });
  }
  vi.useRealTimers();
  expect(readDraft('1').branch).toBeNull();
  expect(readDraft('2').branch).toBeNull();
  expect(readDraft('3').branch).toBe(3);
});

it('deletes one, and the others stay', () => {
  changeDraft('1', { branch: 1 });
  changeDraft('2', { branch: 2 });
  dropDraft('1');
  expect(readDraft('1').branch).toBeNull();
  expect(readDraft('2').branch).toBe(2);
});
