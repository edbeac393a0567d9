import { hallConsoleScreens } from '../checkin/console-screens.ts';
import { organiserConsoleScreens } from '../conference/console-screens.ts';
import { evidenceConsoleScreens } from '../exam/console-screens.ts';
import { exhibitionConsoleScreens } from '../exhibition/console-screens.ts';
import { messageConsoleScreens } from '../messages/console-screens.ts';
import { speakerConsoleScreens } from '../speakers/console-screens.ts';
import type { ConsoleScreen } from '../support/console.ts';

/** Photographed by `npm run gallery` and checked by the accessibility test. */
export const consoleScreens: readonly ConsoleScreen[] = [
  ...organiserConsoleScreens,
  ...messageConsoleScreens,
  ...exhibitionConsoleScreens,
  ...speakerConsoleScreens,
  ...hallConsoleScreens,
  ...evidenceConsoleScreens,
];
