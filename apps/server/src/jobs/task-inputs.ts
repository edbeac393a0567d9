/** Every kind of long work that staff start from the console, and what it is told. The name is feature and deed. */
export interface TaskInputs {
  'audit.export': { from: string | null; until: string | null };
}

export type TaskKind = keyof TaskInputs;
