/** Milliseconds to wait, so that on a slow line everything the page needs comes first. */
const AFTER_MS = 1200;

/** Resolves a while after the call, for parts that a page does not need at first. */
export const afterFirstPaint = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AFTER_MS));
