import { useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '../lib/language.ts';
import { PageContext } from '../lib/page.ts';
import { serverClock } from '../lib/server-clock.ts';
import { textByFullKey } from '../lib/texts.ts';
import { setRouteTitle } from '../lib/title.ts';
import type { Shown } from './router-state.ts';

export type Open = Extract<Shown, { status: 'open' }>;

/** Gives a screen its address and the page its title. */
export function PageFrame({ open: { name, parameters, search, screen, Screen } }: { open: Open }) {
  const language = useLanguage();

  // Before paint, because messengers read the title only once. Runs again when a page that was kept alive comes back.
  useLayoutEffect(() => setRouteTitle(textByFullKey(screen.title)), [screen.title, language]);

  // What the server painted is alive now, all parts of it.
  useEffect(() => serverClock.release(), []);

  return (
    <PageContext value={{ name, parameters, search }}>
      <Screen />
    </PageContext>
  );
}
