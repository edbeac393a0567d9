import type { PathName } from '@meetingapp/contract/paths.ts';
import type { FunctionComponent } from 'react';
import { boot, type PageScreen } from '../../lib/calls/boot.ts';
import { pagePart } from '../../lib/calls/page-part.ts';
import type { Screen } from '../../lib/navigation/screen.ts';
import type { TextFeature } from '../../lib/texts/text-sources.ts';

/**
 * Returns the screen of a path; undefined when it belongs to a later release. The page names its own screen, so that opening it does
 * not wait for the directory of all screens.
 */
export async function findScreen(name: PathName): Promise<Screen | undefined> {
  if (boot.screen?.name === name) return ownScreen(boot.screen);
  const { screens } = await import('./routes.ts');
  return screens[name];
}

function ownScreen({ file, part, traits, texts }: PageScreen): Screen {
  return {
    ...(traits as Pick<Screen, 'title' | 'keepAlive' | 'programme' | 'scroll'>),
    texts: Object.keys(texts) as TextFeature[],
    load: async () => ({ [part]: (await pagePart(file, part)) as FunctionComponent }),
  };
}

/** Fetches the directories of all screens and texts, so that the next page does not wait for them. */
export async function fetchDirectory(): Promise<void> {
  await Promise.all([import('./routes.ts'), import('../../lib/texts/text-sources.ts')]);
}
