import type { PathName } from '@meetingapp/contract/paths.ts';
import type { FunctionComponent } from 'react';
import { useLayoutEffect } from 'react';
import { useLanguage } from '../lib/language.ts';
import { PageContext } from '../lib/page.ts';
import type { Screen } from '../lib/screen.ts';
import { textByFullKey } from '../lib/texts.ts';
import { setRouteTitle } from '../lib/title.ts';

/** What of a match a page needs; one that is kept alive holds on to its own. */
export interface ShownMatch {
  params: object;
  search: object;
  staticData: { name?: PathName; screen?: Screen; page?: FunctionComponent };
}

type Texts = Readonly<Record<string, string>>;

/** Gives a screen its address and the page its title. */
export function PageFrame({ match: { params, search, staticData } }: { match: ShownMatch }) {
  const language = useLanguage();
  const { name, screen, page: Page } = staticData;
  const title = screen?.title;

  // Before paint, because messengers read the title only once. Runs again when a page that was kept alive comes back.
  useLayoutEffect(() => {
    if (title) setRouteTitle(textByFullKey(title));
  }, [title, language]);

  if (!Page) return null;
  return (
    <PageContext value={{ name: name ?? null, parameters: params as Texts, search: search as Texts }}>
      <Page />
    </PageContext>
  );
}
