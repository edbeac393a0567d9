import { plainAmount } from '@meetingapp/domain/money.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { sandboxCashier as en } from '@meetingapp/locales/en/orders/sandbox.ts';
import { sandboxCashier as zh } from '@meetingapp/locales/zh/orders/sandbox.ts';
import type { SandboxPayment } from '../../../ports/payment/sandbox/store.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';

const texts = { zh, en };

const style = `body{margin:0;font:1rem/1.6 -apple-system,'PingFang SC','Microsoft YaHei','Segoe UI',sans-serif;color:#12211f;background:#f3f4f6}.mark{margin:0;padding:.5rem 1rem;text-align:center;color:#7a3b00;background:#fff0d9}main{max-width:26rem;margin:1rem auto;padding:1.5rem 1rem;background:#fff;border-radius:12px}h1{margin:0;font-size:1.125rem;line-height:1.4;overflow-wrap:anywhere}.sum{margin:.5rem 0 1.5rem;font-size:2rem;font-weight:700}form{display:grid;gap:.75rem}button,a.back{display:block;box-sizing:border-box;width:100%;font:inherit;font-weight:bold;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #0b6f66;border-radius:8px;color:#0b6f66;background:#fff;text-align:center;text-decoration:none}button.first{color:#fff;background:#0b6f66}:focus-visible{outline:3px solid #12211f;outline-offset:2px}`;

function page(language: Language, content: string): string {
  const { title, mark } = texts[language];
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><p class="mark">${mark}</p><main>${content}</main></body></html>`;
}

/** The cashier of a payment: two buttons while it is open, afterwards what was decided. */
export function cashierPage(payment: SandboxPayment, language: Language): string {
  const words = texts[language];
  const { description, amount, currency, state, returnUrl } = payment;
  const head = `<h1>${escapeHtml(description)}</h1><p class="sum">${escapeHtml(currency)} ${plainAmount(amount, currency)}</p>`;
  const back = `<a class="back" href="${escapeHtml(returnUrl)}">${words.back}</a>`;
  if (state !== 'pending') return page(language, `${head}<p role="status">${words.states[state]}</p>${back}`);
  const buttons = `<button class="first" name="decision" value="succeeded">${words.pay}</button><button name="decision" value="failed">${words.decline}</button>`;
  return page(language, `${head}<form method="post">${buttons}</form><p></p>${back}`);
}

export const unknownPage = (language: Language): string =>
  page(language, `<p role="alert">${texts[language].unknown}</p>`);
