import { defineJob, type JobContext } from '../../jobs/job.ts';
import { noteFront } from './commands-fronts.ts';
import { frontsToDraw } from './queries-fronts.ts';

/** In one go; the next one goes on with the rest. */
const MOST = 20;
const LONGEST_MS = 300_000;
const AGAIN_MS = 86_400_000;

/** Draws some first pages that are missing. Each is noted by itself: whatever ends in the middle goes on where it was. */
export async function drawSomeFronts({ db, ports, clock }: JobContext, most = MOST): Promise<void> {
  const began = clock().getTime();
  for (const key of await frontsToDraw(db, new Date(began - AGAIN_MS), most)) {
    if (clock().getTime() - began > LONGEST_MS) return;
    const drawn = (await ports.fronts.draw(key)) !== null;
    await noteFront(db, key, drawn, clock());
  }
}

/** PDFs that were here before first pages were drawn, and those that were brought in by other ways than by hand. */
export const drawFronts = defineJob('files.fronts', (_payload, context) => drawSomeFronts(context), {
  every: '*/10 * * * *',
});
