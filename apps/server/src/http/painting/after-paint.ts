import { createHash } from 'node:crypto';

/**
 * Script at the end of a painted page: fetches the program after the first contentful paint (in the next frame, in browsers that do
 * not report the paint), or after a second without one (a background tab). The files to fetch are in data attributes beside it, so
 * that the script text is constant and the content policy knows it by its hash. The program runs once the whole page has arrived and
 * the styles that the paint did not need (inline-styles.ts) are there, unless the page ends with a reload. Links that no paint needs
 * (`data-rel`: the manifest, whose icon the browser fetches as well) get their relation then. A button tapped before the program runs is
 * remembered on the root, and the program then performs it (apps/attendee/src/app/start/early-tap.ts).
 */
export const afterPaint = `(() => {
  const page = document;
  const { program, ahead } = page.currentScript.dataset;
  const root = page.getElementById('root');
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (root.dataset.ready === '0' && button) root.tapped = button;
  });
  let begun;
  const make = (tag, more) => Object.assign(page.createElement(tag), { crossOrigin: '' }, more);
  const put = (tag, more) => page.head.append(make(tag, more));
  const style = (late) => new Promise((onload) => {
    late.replaceWith(make('link', { onload, onerror: onload, rel: 'stylesheet', href: late.href }));
  });
  const run = () => page.querySelector('meta[http-equiv]') || put('script', { type: 'module', src: program });
  const begin = () => {
    if (begun) return;
    begun = true;
    const styles = [...page.querySelectorAll('[data-late]')].map(style);
    for (const href of (program + ' ' + ahead).trim().split(' ')) put('link', { rel: 'modulepreload', href });
    for (const link of page.querySelectorAll('[data-rel]')) link.rel = link.dataset.rel;
    const start = () => Promise.all(styles).then(run);
    page.readyState === 'loading' ? page.addEventListener('DOMContentLoaded', start) : start();
  };
  try {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && begin())
      .observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(begin));
  }
  setTimeout(begin, 1000);
})();`.replaceAll(/\n\s*/g, '');

export const afterPaintHash = `'sha256-${createHash('sha256').update(afterPaint).digest('base64')}'`;
