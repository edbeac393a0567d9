import type { PathName } from '@meetingapp/contract/paths.ts';

/** Paths whose screens belong to later releases: they show the not-found page. Remove a name when its screen is added. */
export const later = ['schedulePerson'] as const satisfies readonly PathName[];

export type LaterName = (typeof later)[number];
