import type { Chapter } from '../view.ts';

/** Filled by build/guide.ts from docs/guide. */
export const guide: readonly Chapter[] = [];
