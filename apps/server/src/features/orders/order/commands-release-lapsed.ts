import type { Database } from '../../../db/connection/database.ts';
import { releaseLapsed } from '../../../db/places/settle.ts';

/** Days for which a late payment can revive a hold. */
const LATE_PAYMENT_DAYS = 3;

export const releaseLapsedHolds = (db: Database, now: Date): Promise<void> =>
  releaseLapsed(db, new Date(now.getTime() - LATE_PAYMENT_DAYS * 86_400_000));
