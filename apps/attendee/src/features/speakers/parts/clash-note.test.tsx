// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { language } from '../../../lib/texts/language.ts';
import type { Task } from '../view.ts';
import { ClashNote } from './ClashNote.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const other = { title: { zh: '溶栓与转运', en: 'Thrombolysis' } } as Task;

async function said(gap: number, next: boolean): Promise<string> {
  const place = document.createElement('ul');
  const clash = { one: 1, other: 2, overlap: 0, gap, walk: 4 };
  await act(async () => createRoot(place).render(<ClashNote clash={clash} with={other} next={next} />));
  return place.textContent;
}

it('[S53] two tasks without time between them are called that, not “0 min” apart', async () => {
  await loadTexts(['speakers'], 'en');
  language.set('en');
  expect(await said(0, true)).toMatch(/^There is no time between these two, and the walk takes 4 min\./);
  expect(await said(0, false)).toBe('No time between this and “Thrombolysis”; the walk takes 4 min.');
  expect(await said(3, true)).toContain('only 3 min');
  language.set('zh');
});
