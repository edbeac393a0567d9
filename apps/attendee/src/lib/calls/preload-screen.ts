import type { PathName } from '@meetingapp/contract/paths.ts';

/** Lets a link load its screen on touch start. The shell, which knows the screens, sets the function. */
export const preload = { screen: (_name: PathName): void => {} };
