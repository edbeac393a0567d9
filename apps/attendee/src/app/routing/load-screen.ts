import type { PathName } from '@meetingapp/contract/paths.ts';
import type { FunctionComponent } from 'react';
import type { Screen } from '../../lib/navigation/screen.ts';

/** Returns the single component that a screen's file exports. */
export async function loadScreen(name: PathName, screen: Screen): Promise<FunctionComponent> {
  const [component, ...more] = Object.values(await screen.load());
  if (!component || more.length > 0)
    throw new Error(`The screen of ${name} has to export one component and nothing else`);
  return component;
}
