import { reloadOnce } from '../../lib/navigation/reload-once.ts';

/**
 * After a new release the old chunks are gone: a page that needs one reloads itself once. A page in which somebody has typed does not,
 * because it may not keep the text; each part says itself that it could not be loaded.
 */
export function reloadForNewRelease(): void {
  let typedAt: string | null = null;
  addEventListener('input', () => (typedAt = location.href), { capture: true });
  addEventListener('vite:preloadError', () => {
    if (typedAt !== location.href) reloadOnce();
  });
}
