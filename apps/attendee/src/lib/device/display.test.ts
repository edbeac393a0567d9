// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readDisplay, saveDisplay } from './display.ts';
import { wearDisplay } from './wear-display.ts';

const { dataset } = document.documentElement;
const bare = () => {
  delete dataset['text'];
  delete dataset['theme'];
};
beforeEach(() => {
  localStorage.clear();
  bare();
});

it('[S41] text size and appearance are stored on the device and worn at the next start', () => {
  expect(readDisplay()).toEqual({ text: 'normal', appearance: 'light' });
  saveDisplay({ text: 'larger', appearance: 'auto' });
  expect({ ...dataset }).toMatchObject({ text: 'larger', theme: 'auto' });
  bare();
  wearDisplay();
  expect(readDisplay()).toEqual({ text: 'larger', appearance: 'auto' });
  saveDisplay({ text: 'normal', appearance: 'light' });
  expect([dataset['text'], dataset['theme']]).toEqual([undefined, undefined]);
  wearDisplay();
  expect(readDisplay()).toEqual({ text: 'normal', appearance: 'light' });
});

it.each(['no json', '7', 'null', '{"text":"huge","theme":"pink"}'])('what is stored as %s is as usual', (value) => {
  localStorage.setItem('meetingapp.display', value);
  wearDisplay();
  expect(readDisplay()).toEqual({ text: 'normal', appearance: 'light' });
});
