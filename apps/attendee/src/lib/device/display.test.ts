// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readDisplay, saveDisplay, wearDisplay } from './display.ts';

const { dataset } = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  wearDisplay();
});

it('[S41] text size and appearance are stored on the device and worn at the next start', () => {
  expect(readDisplay()).toEqual({ text: 'normal', appearance: 'light' });
  saveDisplay({ text: 'larger', appearance: 'auto' });
  expect({ ...dataset }).toMatchObject({ text: 'larger', theme: 'auto' });
  delete dataset['text'];
  delete dataset['theme'];
  wearDisplay();
  expect({ ...dataset }).toMatchObject({ text: 'larger', theme: 'auto' });
  saveDisplay({ text: 'normal', appearance: 'light' });
  expect([dataset['text'], dataset['theme']]).toEqual([undefined, undefined]);
});

it.each(['no json', '"text"', '{"text":"huge","appearance":7}', 'null'])(
  'what is stored as %s is as usual',
  (value) => {
    localStorage.setItem('meetingapp.display', value);
    expect(readDisplay()).toEqual({ text: 'normal', appearance: 'light' });
  },
);
