/** On a slow line all that the page itself needs goes first. */
const AFTER_MS = 1200;

/** A while after now, for what a page does without until then. */
export const pageRests = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AFTER_MS));
