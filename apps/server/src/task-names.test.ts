import { expect, it } from 'vitest';
import { console as en } from '@meetingapp/locales/en/console.ts';
import { console as zh } from '@meetingapp/locales/zh/console.ts';
import { taskRegistry } from './task-registry.ts';

it('every kind of background task has a name in both languages, so that staff know what runs', () => {
  const named = ({ taskKinds }: { taskKinds: object }) =>
    Object.entries(taskKinds).flatMap(([feature, kinds]) =>
      Object.keys(kinds as object).map((kind) => `${feature}.${kind}`),
    );
  const kinds = Object.keys(taskRegistry).toSorted();
  expect(named(zh).toSorted()).toEqual(kinds);
  expect(named(en).toSorted()).toEqual(kinds);
});
