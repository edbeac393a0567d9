import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { AllHandlers } from './handlers.ts';

/** What the application stands on; whoever starts it, or tests it, brings these. */
export interface AppDependencies {
  config: Config;
  db: Database;
  ports: Ports;
  /** The server's clock; tests set their own. */
  clock: () => Date;
  /** Whether start-up is done: migrated, worker up. */
  ready: () => boolean;
}

/** The same with those who answer the calls. */
export interface BoundDependencies extends AppDependencies {
  handlers: AllHandlers;
}
