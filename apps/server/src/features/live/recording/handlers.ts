import type { liveRecordingCalls } from '@meetingapp/contract/live/recording.ts';
import { goesAt } from '@meetingapp/domain/live/old-recordings.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { saveRecording, removeRecording, saveRecordingDays } from './commands.ts';
import { filmRecording } from './commands-film.ts';
import { bytesFreed, foundRecordings, recordingDays } from './queries.ts';

export const liveRecordingHandlers: Handlers<typeof liveRecordingCalls> = {
  recordings: async ({ cid }, { db, ports, now }) => {
    const setting = await recordingDays(db, cid);
    if (!setting) return refuse('conference_unknown');
    const found = await foundRecordings({ db, ports, now }, cid, setting.days);
    return {
      days: setting.days,
      bytes: found.reduce((sum, { file }) => sum + file.size, 0),
      freed: await bytesFreed(db, cid),
      recordings: found.map(({ file, roomId, room, broadcasts, deleted, standing, markedAt, videoId }) => ({
        recording: file.name,
        room,
        roomGone: roomId === null,
        broadcasts: broadcasts.map(({ title }) => title),
        deleted: deleted.map(({ title }) => title),
        from: file.beganAt.toISOString(),
        to: file.endedAt.toISOString(),
        bytes: file.size,
        standing,
        goesAt: standing === 'due' && markedAt !== null ? goesAt(markedAt).toISOString() : null,
        videoId,
      })),
    };
  },
  saveRecordingDays: async ({ cid, days }, { db }) =>
    (await saveRecordingDays(db, cid, days)) ? {} : refuse('conference_unknown'),
  keepRecording: async ({ cid, recording, kept }, { db, ports, now }) =>
    (await saveRecording({ db, ports, now }, cid, recording, kept)) ? {} : refuse('not_found'),
  filmRecording: async ({ cid, recording }, { db, ports, now }) => {
    const outcome = await filmRecording({ db, ports, now }, cid, recording);
    return outcome.ok ? { videoId: outcome.videoId } : refuse(outcome.reason);
  },
  removeRecording: async ({ cid, recording }, { db, ports, now }) => {
    const outcome = await removeRecording({ db, ports, now }, cid, recording);
    return outcome === 'done' ? {} : refuse(outcome);
  },
};
