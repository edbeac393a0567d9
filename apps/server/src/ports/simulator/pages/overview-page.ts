import { shanghaiText } from '../../payment/alipay/zone.ts';
import type { SimulatedOrder } from '../control/records.ts';
import { both, html, type Html } from './html.ts';
import { layout, NO_MONEY } from './layout.ts';
import { yuanOfFen } from '../../payment/yuan.ts';

/** Latest orders shown. */
const MOST = 20;

const states = {
  open: both('待付款', 'Waiting for payment'),
  refused: both('已拒绝', 'Refused'),
  paid: both('已付款', 'Paid'),
  closed: both('已关闭', 'Closed'),
} as const;

function card(order: SimulatedOrder, base: string): Html {
  return html`<article class="card">
    <p class="meta">
      <span>${order.provider === 'wechat' ? '微信支付 WeChat Pay' : '支付宝 Alipay'} · ${order.outTradeNo}</span
      ><time>${shanghaiText(order.createdAt)}</time>
    </p>
    <p>${order.description} · ¥${yuanOfFen(order.amount)}</p>
    ${states[order.state]}
    ${order.state === 'open' ? html`<p><a href="${base}/cashier?order=${order.token}">${both('打开收银台', 'Open the cashier')}</a></p>` : html``}
  </article>`;
}

/** The simulated services with what each has now. The cashier opens from an order, so the newest ones are listed. */
export function overviewPage(page: { orders: readonly SimulatedOrder[]; messages: number; base: string }): Html {
  const { messages, base } = page;
  const orders = page.orders.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, MOST);
  return layout({
    title: '模拟服务 / Simulated services',
    warning: NO_MONEY,
    wide: true,
    content: html`<h1>${both('模拟服务', 'Simulated services')}</h1>
      <a class="choice" href="${base}/outbox"
        ><b>${messages}</b>${both('发件箱：短信和邮件', 'Outbox: text messages and e-mails')}</a
      >
      <a class="choice" href="${base}/control/state"
        ><b>{}</b>${both('支付服务的状态（JSON）', 'State of the payment services (JSON)')}</a
      >
      <h2>${both('收银台：最近的订单', 'Cashier: latest orders')}</h2>
      ${orders.length === 0 ? html`<p class="quiet">${both('还没有订单；付款时会出现在这里', 'No order yet; it appears here when somebody pays')}</p>` : orders.map((order) => card(order, base))}
      <p class="quiet">
        ${both('微信登录和微信内的功能从手机页面打开', 'The messenger’s log-in and functions open from the pages of the phone')}
      </p>`,
  });
}
