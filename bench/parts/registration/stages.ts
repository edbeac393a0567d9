import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareStage } from './congress.ts';

/**
 * What fills the database of a program for its sales: the benchmark of its own checkout, because an earlier program has other tables.
 * `built` is its `apps/server/dist/main.js`; without it the program is this one.
 */
export async function stageOf(built?: string): Promise<typeof prepareStage> {
  if (built === undefined) return prepareStage;
  const module = join(built, '../../../../bench/parts/registration/congress.ts');
  const its = (await import(pathToFileURL(module).href)) as { prepareStage: typeof prepareStage };
  return its.prepareStage;
}
