// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { readTypedEarly } from '../../../lib/session/typed-early.ts';
import { language } from '../../../lib/texts/language.ts';
import { PasswordForm } from './PasswordForm.tsx';

const holder = document.createElement('div');
document.body.append(holder);
const root = createRoot(holder);
const fields = () => [...holder.querySelectorAll('input')];

function type(name: string, text: string) {
  const field = holder.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error('no such field');
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  language.paint('zh');
});

it('keeps what is typed into the painted log-in while the program is drawing its own, and the focus', async () => {
  holder.innerHTML = `<div class="paint">${renderToStaticMarkup(<PasswordForm painted />)}</div>`;
  readTypedEarly(holder);
  type('email', 'owner@ecsc.example');
  /** A person types while the form is rendered, before it replaces the painted one. */
  function Typist() {
    if (holder.querySelector('.paint')) type('password', 'Early-2026');
    return null;
  }
  const draw = (painted: boolean) =>
    act(async () =>
      root.render(
        <div key={String(painted)} className={painted ? 'paint' : ''}>
          <PasswordForm painted={painted} />
          <Typist />
        </div>,
      ),
    );
  // The program draws the same form while it loads its own.
  await draw(true);
  expect(fields().map(({ value }) => value)).toEqual(['owner@ecsc.example', 'Early-2026']);
  await draw(false);
  expect(holder.querySelector('.paint')).toBeNull();
  expect(fields().map(({ value }) => value)).toEqual(['owner@ecsc.example', 'Early-2026']);
  expect(document.activeElement).toBe(fields()[1]);
});

it('begins empty at a later log-in', async () => {
  await act(async () => root.render(null));
  await act(async () => root.render(<PasswordForm />));
  expect(fields().map(({ value }) => value)).toEqual(['', '']);
});
