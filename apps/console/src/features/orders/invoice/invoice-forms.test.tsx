// @vitest-environment jsdom
import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnsavedParts } from '../../../lib/forms/unsaved.ts';
import { Kit } from '../../../lib/layout/Kit.tsx';
import { language } from '../../../lib/texts/language.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { IssueForm } from './IssueForm.tsx';
import { RedInvoiceForm } from './RedInvoiceForm.tsx';
import { ReissueForm } from './ReissueForm.tsx';

// The first form reads all of antd, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const holder = document.body.appendChild(document.createElement('div'));
let root = createRoot(holder);
const invoice = {
  id: 2,
  kind: 'ordinary',
  holder: 'organisation',
  title: '湖滨医院',
  taxNumber: '91110000600037341L',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: 'account@example.org',
  net: 100_000,
  amount: 100_000,
  redAmount: 0,
  redDue: 0,
} as unknown as InvoiceRow;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  language.paint('zh');
  await loadTexts(['ordersConsole']);
  root = createRoot(holder);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it.each<[string, ReactNode]>([
  ['issued', <IssueForm key="issue" cid={1} invoice={invoice} />],
  ['credited', <RedInvoiceForm key="red" cid={1} invoice={invoice} done={() => undefined} />],
  ['requested again', <ReissueForm key="reissue" cid={1} invoice={invoice} />],
])('[O9] what was typed about an invoice that is %s is not lost without a question', async (_, form) => {
  const parts = new Set<string>();
  await act(async () =>
    root.render(
      <Kit>
        <UnsavedParts value={parts}>{form}</UnsavedParts>
      </Kit>,
    ),
  );
  expect(parts.size).toBe(0);
  const input = holder.querySelector<HTMLInputElement>('input.ant-input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '25332000000012345678');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(parts.size).toBe(1);
});
