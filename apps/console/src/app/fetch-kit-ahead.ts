const AFTER_MS = 4000;

/**
 * Fetches antd's files, without running them, at the user's first movement or key, or after some seconds: the next page shows without
 * waiting for them, and the first one did not share its line with them. Their addresses are beside the page's first script.
 */
export function fetchKitAhead(): void {
  const files = document.querySelector<HTMLElement>('script[data-kit]')?.dataset['kit']?.split(' ') ?? [];
  const events = ['pointermove', 'pointerdown', 'keydown'] as const;
  const fetchAll = (): void => {
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, fetchAll);
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  };
  const timer = setTimeout(fetchAll, AFTER_MS);
  for (const event of events) addEventListener(event, fetchAll, { once: true, passive: true });
}
