import type { PathName } from '@meetingapp/contract/paths.ts';

/** Lets a link load its screen while the finger is still down. The shell, which knows the screens, says how. */
export const preload = { screen: (_name: PathName): void => {} };
