import type { DeskReplay, replayGaps } from '@meetingapp/contract/live/desk.ts';
import type { EndedRow } from './queries-replay.ts';

type Gap = (typeof replayGaps)[number];

/** What viewers of the replay would miss; empty until a replay exists. */
function gapsOf(row: EndedRow): Gap[] {
  if (row.video_id === null || row.state === 'making' || row.state === 'failed') return [];
  const lacks: Readonly<Record<Gap, boolean>> = {
    cover: row.cover === null,
    english: row.video_title?.en === '',
    chapters: row.chapters?.length === 0,
    captions: row.captions?.length === 0,
  };
  return (Object.keys(lacks) as Gap[]).filter((gap) => lacks[gap]);
}

export const presentReplay = (row: EndedRow): DeskReplay => ({
  broadcastId: row.id,
  roomId: row.room_id,
  title: row.title,
  endedAt: row.ended_at?.toISOString() ?? null,
  replayWatch: row.replay_watch,
  video:
    row.video_id === null || row.state === null
      ? null
      : { id: row.video_id, state: row.state, fault: row.fault ?? '', milliseconds: row.milliseconds },
  gaps: gapsOf(row),
});
