// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { CheckForm } from './CheckForm.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
Element.prototype.scrollIntoView = () => undefined;

it('[V16] a check with an empty field sends nothing, shows the fault and goes to the field', async () => {
  await loadTexts(['members', 'app'], 'zh');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  await act(async () => root.render(<CheckForm listId={1} />));
  await act(async () => holder.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  await vi.waitFor(() => expect(document.activeElement).toBe(holder.querySelector('input')));
  expect(holder.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
