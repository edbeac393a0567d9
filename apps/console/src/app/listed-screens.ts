import { navigationGroups, type ConsoleScreen, type NavigationEntry } from '../lib/navigation/screen.ts';
import { screens } from './screens.ts';

type Listed = ConsoleScreen & { navigation: NavigationEntry };

const groups: readonly string[] = ['top', ...navigationGroups];

/** Pages of the navigation, in its order. */
export const listedScreens: readonly Listed[] = screens
  .filter((one): one is Listed => one.navigation !== undefined)
  .sort(
    ({ navigation: one }, { navigation: other }) =>
      groups.indexOf(one.group) - groups.indexOf(other.group) || one.position - other.position,
  );
