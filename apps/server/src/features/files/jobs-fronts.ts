import { defineJob, type JobContext } from '../../jobs/job.ts';
import { noteFront } from './commands.ts';
import { frontsToDraw } from './queries.ts';

/** PDFs per run; the next run continues with the rest. */
const MOST = 20;
const LONGEST_MS = 300_000;
const AGAIN_MS = 86_400_000;

/** Draws some missing first pages. Each is recorded separately, so an interrupted run continues where it stopped. */
export async function drawSomeFronts({ db, ports, clock }: JobContext, most = MOST): Promise<void> {
  const began = clock().getTime();
  for (const key of await frontsToDraw(db, new Date(began - AGAIN_MS), most)) {
    if (clock().getTime() - began > LONGEST_MS) return;
    const drawn = (await ports.fronts.draw(key)) !== null;
    await noteFront(db, key, drawn, clock());
  }
}

/** Every ten minutes: draws first pages of PDFs that are older than this feature or were not uploaded by hand. */
export const drawFronts = defineJob('files.fronts', (_payload, context) => drawSomeFronts(context), {
  every: '*/10 * * * *',
});
