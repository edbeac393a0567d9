import { randomBytes } from 'node:crypto';
import type { World } from '../world.ts';

/** Files at temporary addresses. */
export interface BillOffers {
  offer(file: Buffer): string;
  file(token: string): Buffer | null;
}

export function billOffers(world: World, validMs: number): BillOffers {
  const files = new Map<string, { file: Buffer; until: number }>();
  return {
    offer(file) {
      const token = randomBytes(16).toString('hex');
      files.set(token, { file, until: world.now() + validMs });
      return token;
    },
    file(token) {
      const kept = files.get(token);
      return kept === undefined || kept.until < world.now() ? null : kept.file;
    },
  };
}
