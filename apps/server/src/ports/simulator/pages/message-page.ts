import { both, html, type Html } from './html.ts';
import { layout, NO_MONEY } from './layout.ts';

/** A page with one message and its reason. */
export function messagePage(zh: string, en: string, detail = ''): Html {
  return layout({
    title: `${zh} · ${en}`,
    warning: NO_MONEY,
    content: html`<h1>${both(zh, en)}</h1>
      ${detail === '' ? html`` : html`<p class="quiet">${detail}</p>`}`,
  });
}
