import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The papers of another conference; they are not part of this project, and tests are skipped on a machine without them. */
const file = fileURLToPath(new URL('../../../../../shared/data/papers/miccai-2025.json', import.meta.url));
const place = [process.env['PAPERS'] ?? '', file].find((one) => existsSync(one)) ?? null;

export const havePapers = place !== null;

export const papersFile = (): Buffer => readFileSync(place ?? '');
