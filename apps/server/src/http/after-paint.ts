import { createHash } from 'node:crypto';

/**
 * Runs at the end of a painted page: fetches the program once the page is on screen (where a browser does not say when, in the
 * frame after), and without one (a tab behind others) after a second. What to fetch stands beside it, so that it is always the
 * same text, which the content policy knows by its hash. The program runs once the whole page is there, and not where it ends in being
 * asked for again. A button that is tapped meanwhile is remembered on the root: the program
 * does what it says as soon as it can (apps/attendee/src/app/early-tap.ts).
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
  const put = (tag, more) => page.head.append(Object.assign(page.createElement(tag), { crossOrigin: '' }, more));
  const run = () => page.querySelector('meta[http-equiv]') || put('script', { type: 'module', src: program });
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of (program + ' ' + ahead).trim().split(' ')) put('link', { rel: 'modulepreload', href });
    page.readyState === 'loading' ? page.addEventListener('DOMContentLoaded', run) : run();
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
