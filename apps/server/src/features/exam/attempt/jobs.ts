import { defineJob } from '../../../jobs/job.ts';
import { collectDue } from './commands-finish.ts';

/** Takes the attempts whose time is over. */
export const collectExams = defineJob('exam.collect', (_payload, { db, clock }) => collectDue(db, clock()), {
  every: '* * * * *',
  woken: true,
});
