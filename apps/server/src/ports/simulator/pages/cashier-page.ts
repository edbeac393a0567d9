import { shanghaiText } from '../../payment/alipay/zone.ts';
import { yuanOfFen } from '../../payment/yuan.ts';
import type { SimulatedOrder } from '../control/records.ts';
import { both, Html, html } from './html.ts';
import { layout, NO_MONEY } from './layout.ts';

export const CASHIER_TITLE = '模拟收银台 / Simulated cashier';

const PROVIDERS = { wechat: '微信支付 WeChat Pay', alipay: '支付宝 Alipay' };

/** @param back address to return to afterwards; empty inside a frame. */
export function cashierPage(order: SimulatedOrder, { action, back }: { action: string; back: string }): Html {
  return layout({
    title: CASHIER_TITLE,
    warning: NO_MONEY,
    content: html` <h1>${both('模拟收银台', 'Simulated cashier')}</h1>
      <section class="card">
        <p class="amount"><i>¥</i>${yuanOfFen(order.amount)}</p>
        <dl>
          <dt>商品<small>Item</small></dt>
          <dd>${order.description}</dd>
          <dt>订单号<small>Order</small></dt>
          <dd>${order.outTradeNo}</dd>
          <dt>方式<small>Method</small></dt>
          <dd>${PROVIDERS[order.provider]} · ${order.method}</dd>
          <dt>有效期至<small>Until</small></dt>
          <dd>${shanghaiText(order.expiresAt)}</dd>
        </dl>
      </section>
      <form method="post" action="${action}">
        <input type="hidden" name="order" value="${order.token}" />
        <input type="hidden" name="back" value="${back}" />
        <button class="first" name="do" value="pay">${both('付款', 'Pay')}</button>
        <button name="do" value="refuse" class="risky">${both('付款失败', 'Refuse')}</button>
        <button name="do" value="late">${both('超时后才付款', 'Pay late, after the order ran out')}</button>
        <button name="do" value="twice">${both('付款，并通知两次', 'Pay, and notify twice')}</button>
        <button name="do" value="close">${both('关闭，不付款', 'Close without paying')}</button>
      </form>`,
  });
}

/** @param result as spelled in the messenger's callback. */
export function cashierDonePage(done: {
  zh: string;
  en: string;
  result: 'ok' | 'fail' | 'cancel';
  back: string;
}): Html {
  const message = JSON.stringify({ simulatedCashier: done.result });
  return layout({
    title: CASHIER_TITLE,
    warning: NO_MONEY,
    content: html` <h1>${both(done.zh, done.en)}</h1>
      ${done.back === '' ? html`` : html`<a class="choice" href="${done.back}">${both('返回商户页面', 'Back to the merchant')}</a>`}
      <script>
        if (parent !== window) parent.postMessage(${new Html(message)}, '*');
      </script>`,
  });
}
