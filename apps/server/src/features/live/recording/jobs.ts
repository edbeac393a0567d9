import { defineJob } from '../../../jobs/job.ts';
import { makeRecordedFilm } from './commands-film.ts';
import { clearRecordings } from './commands.ts';
import { joinReplay } from './commands-replay.ts';

/** At night in China, when nobody broadcasts. */
export const liveRecordings = defineJob(
  'live.recordings',
  async (_nothing, { db, ports, clock }) => clearRecordings({ db, ports, now: clock() }),
  { every: '37 19 * * *' },
);

export const filmOfRecording = defineJob('live.film', async ({ videoId }, { db, ports, clock }) =>
  makeRecordedFilm({ db, ports, now: clock() }, videoId),
);

/** Deletes the file of a recording that staff removed. */
export const removeRecordingFile = defineJob('live.removeRecording', async ({ name }, { ports }) =>
  ports.live.recordings.remove(name),
);

export const makeReplay = defineJob('live.replay', async ({ broadcastId }, { db, ports, clock }) =>
  joinReplay({ db, ports, now: clock() }, broadcastId),
);
