import type { RoomTask } from '@meetingapp/contract/speakers/room.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { hallFileName } from '@meetingapp/domain/speakers/slides.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

/** A zip without the extension for large files ends at 4 GiB. */
export const LARGEST_HALL = 3_900_000_000;

interface HallFile {
  id: number;
  name: string;
  bytes: number;
}

/** Newest files of a hall and day, in their order, with the names that they have in the download. */
export function hallFiles(
  tasks: readonly RoomTask[],
  { hallId, day, zone }: { hallId: number; day: string; zone: string },
): HallFile[] {
  const own = tasks.filter((task) => task.hallId === hallId && clockIn(zone, new Date(task.from)).startsWith(day));
  return own.flatMap((task, at) => {
    const [file] = task.files;
    if (!file) return [];
    const name = hallFileName({
      place: at + 1,
      time: clockIn(zone, new Date(task.from)).slice(11, 16),
      speaker: pickLanguage(task.name, 'zh'),
      title: pickLanguage(task.title, 'zh'),
      name: file.name,
    });
    return [{ id: file.id, name, bytes: file.bytes }];
  });
}
