import { exportAudit } from './features/audit/jobs.ts';
import type { TaskRegistry } from './jobs/task.ts';

/** Every kind of long work that staff start. */
export const taskRegistry: TaskRegistry = {
  'audit.export': exportAudit,
};
