// @vitest-environment jsdom
import type { OrderCard } from '@meetingapp/contract/orders/order.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { OrderRow } from './OrderRow.tsx';

const order = {
  orderId: 1,
  number: 'M2027000001',
  regId: 2,
  cid: 5001,
  conference: '大会',
  name: '林知远',
  total: 100_000,
  refunded: 0,
  currency: 'CNY',
  state: 'paid',
  createdAt: '2027-01-01T00:00:00.000Z',
  holdUntil: null,
} satisfies OrderCard;
const textOf = (card: OrderCard) => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(<OrderRow order={card} />);
  return (holder.textContent ?? '').replaceAll(/\s/g, '');
};

beforeAll(() => loadTexts(['registration', 'orders', 'app'], 'zh'));

it('[O8] an order shows what is paid now, and after a part refund also what was paid and refunded', () => {
  expect(textOf(order)).toContain('1,000.00');
  expect(textOf(order)).not.toContain('已退');
  const refunded = textOf({ ...order, refunded: 30_000, state: 'partly_refunded' });
  expect(refunded).toContain('700.00');
  expect(refunded).toMatch(/付款¥?1,?000(\.00)?，已退¥?300(\.00)?/);
});
