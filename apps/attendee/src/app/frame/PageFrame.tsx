import { useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '../../lib/texts/language.ts';
import { PageContext } from '../../lib/navigation/page.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import { textByFullKey } from '../../lib/texts/texts.ts';
import { setRouteTitle } from '../../lib/navigation/title.ts';
import type { Shown } from '../routing/router-state.ts';

export type Open = Extract<Shown, { status: 'open' }>;

/** Passes the address to a screen and sets the page title. */
export function PageFrame({ open: { name, parameters, search, screen, Screen } }: { open: Open }) {
  const language = useLanguage();

  // Before paint, because messengers read the title only once. Runs again when a kept-alive page comes back.
  useLayoutEffect(() => setRouteTitle(textByFullKey(screen.title)), [screen.title, language]);

  // All parts of the server-rendered page are hydrated; release the clock.
  useEffect(() => serverClock.release(), []);

  return (
    <PageContext value={{ name, parameters, search }}>
      <Screen />
    </PageContext>
  );
}
