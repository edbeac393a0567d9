// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { CountdownPill } from './data/CountdownPill.tsx';
import { LazyImage } from './media/LazyImage.tsx';
import { Loader } from './feedback/Loader.tsx';
import type { LoaderKind } from './feedback/Loader.tsx';
import { ScrollWrapper } from './layout/ScrollWrapper.tsx';
import { fixScrollAfterTyping } from './layout/scroll-fix.ts';
import { clearPage, during, find, render } from './testing/render.tsx';

afterEach(clearPage);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** A style sheet as a single line. */
const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').replace(/\s+/g, ' ');

it('[S1] [K1] there are loaders 1 to 8, and each rotates in 0.5 to 0.6 s', () => {
  const styles = css('./feedback/Loader.css');
  for (const kind of [1, 2, 3, 4, 5, 6, 7, 8] as LoaderKind[]) {
    render(<Loader kind={kind} label="Loading" />);
    expect(find('[role=status]').textContent).toContain('Loading');
    expect(document.querySelector(`.l${kind}`)).not.toBeNull();
    const turns = [...styles.matchAll(new RegExp(`\\.l${kind}[^{}]*\\{[^}]*animation: \\w+ ([\\d.]+)s`, 'g'))].map(
      (match) => Number(match[1]),
    );
    expect(turns.length).toBeGreaterThan(0);
    for (const turn of turns) expect([0.5, 0.6]).toContain(turn);
  }
});

it('[K7] the layout scale is the width by 7.5, up to a phone of 480, and beyond it the page is centred', () => {
  expect(css('./styles/tokens.css')).toMatch(/html \{ font-size: clamp\(2\.6667rem, calc\(100vw \/ 7\.5\), 4rem\); \}/);
  expect(css('./styles/tokens.css')).toContain('--column: 7.5rem');
  expect(css('./layout/Page.css')).toMatch(/\.pg \{[^}]*max-width: var\(--column\); margin: 0 auto;/);
});

it('[K4] 50 ms after a field loses focus the page scrolls back, unless typing continues', () => {
  vi.useFakeTimers();
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <>
      <input id="one" />
      <input id="two" />
    </>,
  );
  const stop = fixScrollAfterTyping();
  find('#one').focus();
  find('#one').blur();
  vi.advanceTimersByTime(49);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
  find('#one').focus();
  find('#two').focus();
  vi.advanceTimersByTime(60);
  expect(scrolled).toHaveBeenCalledTimes(1);
  stop();
  find('#two').blur();
  vi.advanceTimersByTime(60);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('[K5] a picture loads within 1.3 window heights, and is tried once', () => {
  let margin: string | undefined;
  let near: (() => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin;
        near = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<LazyImage src="hall.jpg" alt="Hall" />);
  expect(margin).toBe('30% 0px');
  expect(document.querySelector('img')).toBeNull();
  during(() => near?.());
  during(() => find('img').dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(find('[role=img]').getAttribute('aria-label')).toBe('Hall');
  during(() => near?.());
});

it('[L1] a scroll wrapper leaves its top and bottom offsets free', () => {
  render(
    <ScrollWrapper label="Talks" top={0.96} bottom={1.04}>
      talks
    </ScrollWrapper>,
  );
  const { top, bottom } = find('[role=region]').style;
  expect(top).toContain('0.96rem');
  expect(bottom).toContain('1.04rem');
});

it('a countdown follows the given clock, and reports the end once', () => {
  vi.useFakeTimers();
  // a server clock five minutes ahead of the phone
  const now = () => Date.now() + 300_000;
  const ended = vi.fn<(...given: unknown[]) => void>();
  const deadline = now() + 61_500;
  render(<CountdownPill deadline={deadline} now={now} text={(left) => `kept ${left}`} onEnd={ended} />);
  expect(find('[role=timer]').textContent).toBe('kept 01:02');
  during(() => vi.advanceTimersByTime(500));
  expect(find('[role=timer]').textContent).toBe('kept 01:01');
  during(() => vi.advanceTimersByTime(61_000));
  expect(find('[role=timer]').textContent).toBe('kept 00:00');
  during(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(ended).toHaveBeenCalledTimes(1);
});
