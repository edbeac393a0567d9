import { fileURLToPath } from 'node:url';

/** Ignored by git. */
export const galleryFolder: string = fileURLToPath(new URL('../../gallery', import.meta.url));
