// @vitest-environment jsdom
import { orderCalls, type OrderDetail } from '@meetingapp/contract/orders/order.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '../../../lib/calls/call.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { PaymentClosed } from './PaymentClosed.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { useOrderState } from './use-order-state.ts';
import type { AskedState } from './use-order-state.ts';

const holder = document.createElement('div');
const root = createRoot(holder);
const render = (screen: React.ReactNode) => act(async () => root.render(screen));
const wire = vi.fn<typeof fetch>();
const order = {
  orderId: 1,
  regId: 2,
  cid: 3,
  state: 'open',
  holdUntil: null,
  notice: '',
  refunds: [],
} as unknown as OrderDetail;

beforeAll(() => loadTexts(['registration', 'orders', 'app'], 'zh'));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', wire);
});
afterEach(async () => {
  await render(null);
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('[S121] the state of a payment', () => {
  const asked: AskedState = {
    state: 'open',
    holdUntil: null,
    notice: '',
    offline: false,
    unpaid: 0,
    asking: false,
    askNow: () => {},
  };

  it('shows nothing before the payment starts', async () => {
    await render(<PaymentStatus asked={asked} begun={false} />);
    expect(holder.textContent).toBe('');
  });
  it('has a text for checking, not received and no network', async () => {
    await render(<PaymentStatus asked={asked} begun />);
    expect(holder.textContent).toContain('正在确认支付结果');
    await render(<PaymentStatus asked={{ ...asked, unpaid: 3 }} begun />);
    expect(holder.textContent).toContain('还没有收到付款');
    await render(<PaymentStatus asked={{ ...asked, offline: true }} begun={false} />);
    expect(holder.textContent).toContain('请勿重复付款');
  });
});

describe('[S121] an order that can no longer be paid', () => {
  it('says that money received too late is refunded automatically', async () => {
    await render(<PaymentClosed order={order} state="refunding" notice="款项已自动原路退回" top={null} />);
    expect(holder.textContent).toContain('款项正在退回');
    expect(holder.textContent).toContain('款项已自动原路退回');
    expect(holder.querySelector('footer')).toBeNull();
  });
  const refund = {
    amount: 96_050,
    state: 'done',
    reason: '',
    at: '2027-03-01T02:00:00Z',
    doneAt: '2027-03-02T02:30:00Z',
  };
  const refunded = { ...order, currency: 'CNY', refunds: [refund] };

  it('shows how much a completed refund returned and when, not that it is pending', async () => {
    await render(<PaymentClosed order={refunded} state="refunded" notice="" top={null} />);
    expect(holder.textContent).toContain('已退款');
    expect(holder.textContent).toMatch(/960\.50 已于 3月2日 10:30 原路退回/);
    expect(holder.textContent).not.toContain('正在退回');
    await render(<PaymentClosed order={refunded} state="partly_refunded" notice="" top={null} />);
    expect(holder.textContent).toContain('已部分退款');
  });
  it('shows how much a pending refund returns', async () => {
    const onItsWay = { ...refunded, refunds: [refund, { ...refund, amount: 10_000, state: 'sent', doneAt: null }] };
    await render(<PaymentClosed order={onItsWay} state="refunding" notice="" top={null} />);
    expect(holder.textContent).toMatch(/100\.00 将原路退回/);
  });
  it('offers the places again when its time is over', async () => {
    await render(<PaymentClosed order={order} state="expired" notice="" top={null} />);
    expect(holder.querySelector('footer')?.textContent).toContain('重新占位');
  });
});

describe('[S121] polling the order state', () => {
  function Asking({ busy }: { busy: boolean }) {
    const { state, offline, unpaid } = useOrderState(order, busy, (options) =>
      send(orderCalls.state, { orderid: order.orderId }, options),
    );
    return <p>{`${state} ${offline ? 'offline' : 'online'} ${unpaid}`}</p>;
  }
  const says = (state: string) =>
    Promise.resolve(Response.json({ code: 0, state, holdUntil: null, now: '2027-01-01T00:00:00Z', notice: '' }));
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

  it('every two seconds during a payment, until it is paid', async () => {
    vi.useFakeTimers();
    wire.mockImplementation(() => says('open'));
    await render(<Asking busy />);
    await wait(4100);
    expect(wire).toHaveBeenCalledTimes(3);
    wire.mockImplementation(() => says('paid'));
    await wait(2000);
    expect(holder.textContent).toBe('paid online 3');
    await wait(20_000);
    expect(wire).toHaveBeenCalledTimes(4);
  });

  it('continues without a network, and immediately when it is back', async () => {
    vi.useFakeTimers();
    wire.mockImplementation(() => Promise.reject(new TypeError('failed')));
    await render(<Asking busy />);
    await wait(100);
    expect(holder.textContent).toBe('open offline 0');
    wire.mockImplementation(() => says('paid'));
    await act(async () => {
      dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(holder.textContent).toBe('paid online 0');
  });

  it('rarely while no payment is running', async () => {
    vi.useFakeTimers();
    wire.mockImplementation(() => says('open'));
    await render(<Asking busy={false} />);
    await wait(9000);
    expect(wire).not.toHaveBeenCalled();
    await wait(1500);
    expect(wire).toHaveBeenCalledTimes(1);
  });
});
