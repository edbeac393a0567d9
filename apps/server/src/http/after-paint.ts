import { createHash } from 'node:crypto';

/**
 * Runs at the end of a painted page: fetches the program once the page is on screen (where a browser does not say when, in the
 * frame after), and without one (a tab behind others) after a second. What to fetch stands beside it, so that it is always the
 * same text, which the content policy knows by its hash.
 */
export const afterPaint = `(() => {
  const { program, ahead } = document.currentScript.dataset;
  let begun = false;
  const put = (element) => document.head.append(Object.assign(element, { crossOrigin: '' }));
  const begin = () => {
    if (begun) return;
    begun = true;
    const links = ahead === '' ? [] : ahead.split(' ');
    for (const href of links) put(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    put(Object.assign(document.createElement('script'), { type: 'module', src: program }));
  };
  const shown = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && begin();
  try {
    new PerformanceObserver(shown).observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(begin));
  }
  setTimeout(begin, 1000);
})();`.replaceAll(/\n\s*/g, '');

export const afterPaintHash = `'sha256-${createHash('sha256').update(afterPaint).digest('base64')}'`;
