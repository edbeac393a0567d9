import type { Config } from '../../config.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ResponseCache } from '../serving/response-cache.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { CachedLogIns } from '../security/cached-log-ins.ts';
import type { GroupedCall } from './grouped.ts';
import type { AllHandlers } from './handlers.ts';
import type { LabelFaults } from './perform.ts';

/** The dependencies of the application, supplied at startup or by a test. */
export interface AppDependencies {
  config: Config;
  db: Database;
  ports: Ports;
  /** The server's clock; tests set their own. */
  clock: () => Date;
  /** True once start-up is complete: migrated, worker running. */
  ready: () => boolean;
  /** Figures for the operator; absent: none are collected. */
  metrics?: Metrics;
  /** Traces for the operator; absent: none are recorded. */
  traces?: Traces;
  /** Log-ins that need not be read again; without it each is read for every request. */
  logIns?: CachedLogIns;
}

/** The dependencies together with the handlers and the kept responses. */
export interface BoundDependencies extends AppDependencies {
  handlers: AllHandlers;
  kept: ResponseCache;
  /** Calls whose concurrent requests are performed together. */
  grouped?: readonly GroupedCall[];
  labelFaults?: LabelFaults;
}
