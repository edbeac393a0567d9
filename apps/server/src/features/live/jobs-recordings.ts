import { defineJob } from '../../jobs/job.ts';
import { makeRecordedFilm } from './commands-recorded-film.ts';
import { clearRecordings } from './commands-recordings.ts';

/** In the night of China, where nobody sends. */
export const liveRecordings = defineJob(
  'live.recordings',
  async (_nothing, { db, ports, clock }) => clearRecordings({ db, ports, now: clock() }),
  { every: '37 19 * * *' },
);

export const filmOfRecording = defineJob('live.film', async ({ videoId }, { db, ports, clock }) =>
  makeRecordedFilm({ db, ports, now: clock() }, videoId),
);

/** What staff removed. */
export const removeRecordingFile = defineJob('live.removeRecording', async ({ name }, { ports }) =>
  ports.live.recordings.remove(name),
);
