// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('[S49] a portrait that cannot be loaded, as offline, becomes the disc with the surname', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() => root.render(<Avatar name="沈砚秋" src="/files/1.jpg" />));
  expect(box.querySelector('img')).not.toBeNull();
  act(() => void box.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(box.querySelector('img')).toBeNull();
  expect(box.textContent).toBe('沈');
  act(() => root.render(<Avatar name="沈砚秋" src="/files/2.jpg" />));
  expect(box.querySelector('img')?.getAttribute('src')).toContain('/files/2.jpg');
});
