import { both, html, type Html } from './html.ts';
import { STYLE } from './style.ts';

/** A whole page, with a stripe that marks it as simulated. */
export function layout(page: { title: string; warning: Html; content: Html; wide?: boolean }): Html {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <div class="stripes" role="note">${page.warning}</div>
        <main class="${page.wide === true ? 'wide' : ''}">${page.content}</main>
      </body>
    </html>`;
}

export const NO_MONEY = both('模拟环境：不会发生任何真实付款', 'Simulation: no money moves');
export const NOT_REAL = both('模拟环境：不是真实的微信', 'Simulation: this is not the real messenger');
export const NOT_SENT = both('模拟环境：以下内容没有真正发出', 'Simulation: none of this was really sent');
