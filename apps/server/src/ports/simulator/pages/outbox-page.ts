import { shanghaiText } from '../../payment/alipay/zone.ts';
import type { OutboxEntry } from '../control/records.ts';
import { both, html, type Html } from './html.ts';
import { layout, NOT_SENT } from './layout.ts';

const CHANNELS = { sms: '短信 SMS', mail: '邮件 Mail', messenger: '模板消息 Template message' } as const;

function card(entry: OutboxEntry): Html {
  const code = entry.variables['code'];
  return html`<article class="card">
    <p class="meta"><span>${CHANNELS[entry.channel]} → ${entry.to}</span><time>${shanghaiText(entry.at)}</time></p>
    <strong>${entry.subject}</strong>
    ${code === undefined ? html`` : html`<div><span class="code">${code}</span></div>`}
    <pre>${entry.text}</pre>
    ${entry.attachments.map(({ name, size }) => html`<p class="quiet">附件 Attachment: ${name} (${size} B)</p>`)}
  </article>`;
}

/** The messages that would have been sent, newest first. */
export function outboxPage(entries: readonly OutboxEntry[]): Html {
  return layout({
    title: '模拟发件箱 / Simulated outbox',
    warning: NOT_SENT,
    wide: true,
    content: html` <h1>${both('模拟发件箱', 'Simulated outbox')}</h1>
      ${entries.length === 0 ? html`<p class="quiet">${both('还没有短信或邮件', 'No message yet')}</p>` : entries.map(card)}`,
  });
}
