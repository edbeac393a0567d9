import { fileURLToPath } from 'node:url';

/** Kept out of the repository. */
export const galleryFolder: string = fileURLToPath(new URL('../gallery', import.meta.url));
