// @vitest-environment jsdom
import type { BillLine } from '@meetingapp/contract/orders/reconciliation.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Kit } from '../../../lib/layout/Kit.tsx';
import { language } from '../../../lib/texts/language.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { BillFinding } from './BillFinding.tsx';

// The first render reads all of antd, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const holder = document.body.appendChild(document.createElement('div'));
const line = {
  id: 7,
  fate: 'missing_there',
  kind: 'payment',
  ours: 98_000,
  theirs: null,
  name: '林知远',
  orderId: null,
  conferenceId: null,
  orderNumber: '',
  number: '',
  resolvedAt: null,
  conference: '',
} as unknown as BillLine;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  language.paint('zh');
  await loadTexts(['ordersConsole']);
});
afterEach(() => vi.unstubAllGlobals());

/** Shows the difference, and returns its note and how to leave it. */
async function shown(lineId: number) {
  const root = createRoot(holder);
  await act(async () =>
    root.render(
      <Kit>
        <BillFinding cid={1} line={{ ...line, id: lineId }} />
      </Kit>,
    ),
  );
  const note = holder.querySelector('input');
  if (!note) throw new Error('no note');
  return { note, leave: () => act(async () => root.unmount()) };
}

it('[O8] a note typed beside a difference is still there after leaving, and beside no other one', async () => {
  const first = await shown(7);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first.note, '次日到账');
    first.note.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await first.leave();
  const other = await shown(8);
  expect(other.note.value).toBe('');
  await other.leave();
  const again = await shown(7);
  expect(again.note.value).toBe('次日到账');
  await again.leave();
});
