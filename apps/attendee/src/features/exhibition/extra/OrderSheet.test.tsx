// @vitest-environment jsdom
import { extraCalls, type Offer } from '@meetingapp/contract/exhibition/extra.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { OrderSheet } from './OrderSheet.tsx';

const holder = document.body.appendChild(document.createElement('div'));
const root = createRoot(holder);
const wire = vi.fn<typeof fetch>();
const offer = (price: number) => ({ id: 4, name: { zh: '展位证', en: 'Badge' }, price }) as Offer;
const shown = (price: number, currency: string) =>
  act(async () =>
    root.render(
      <OrderSheet
        showid="7"
        currency={currency}
        chosen={[{ offer: offer(price), count: 1 }]}
        lastInvoice={null}
        ordered={() => undefined}
        close={() => undefined}
      />,
    ),
  );
const place = () =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('提交订单'))?.click(),
  );

// The test page has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', wire);
  await loadTexts(['stand', 'orders', 'app'], 'zh');
});
afterEach(async () => {
  await act(async () => root.render(null));
  wire.mockReset();
});

it.each([
  [0, 'CNY', 'is free'],
  [30_000, 'USD', 'is paid in another currency'],
])('[O13] an order of %i %s, which %s, is placed without an invoice', async (price, currency) => {
  await shown(price, currency);
  expect(document.body.textContent).not.toContain('纳税人识别号');
  await place();
  await vi.waitFor(() => expect(wire).toHaveBeenCalled());
  const [address, sent] = wire.mock.calls[0] ?? [];
  expect(address).toContain(extraCalls.order.path);
  expect(JSON.parse(sent?.body as string)).toMatchObject({ invoice: { kind: 'none' } });
});

it('[O13] an order in CNY asks for the invoice first', async () => {
  await shown(30_000, 'CNY');
  await place();
  expect(wire).not.toHaveBeenCalled();
});
