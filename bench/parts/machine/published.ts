import { setTimeout as wait } from 'node:timers/promises';

/**
 * A process of PostgreSQL 15 reports what it has counted at the end of a transaction, but at most once a second; what is left by then it
 * reports when it has been idle for ten seconds. Resolves when all counts of idle processes are reported.
 */
export const countsPublished = (): Promise<void> => wait(11_000);
