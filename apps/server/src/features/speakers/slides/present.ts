import type { SlidesFile } from '@meetingapp/contract/speakers/slides.ts';
import type { RoomTask } from '@meetingapp/contract/speakers/room.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { slidesState } from '@meetingapp/domain/speakers/slides.ts';
import { isRole, itemsOf } from '@meetingapp/domain/speakers/tasks.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import type { RoomRow, SlidesRow } from './queries.ts';

export const presentSlides = (row: SlidesRow): SlidesFile => ({
  id: row.id,
  number: row.number,
  name: row.name,
  kind: row.kind,
  bytes: row.bytes,
  uploadedAt: row.uploaded_at.toISOString(),
  late: row.late,
  pages: row.pages,
  state: row.state,
  words: row.words,
});

/** True when the hall has an earlier version than the newest one. */
const isChanged = (files: readonly SlidesRow[]): boolean =>
  files[0]?.fetched_at === null && files.some(({ fetched_at: fetched }) => fetched !== null);

/** Tasks with slides, or of which slides are awaited, by time and hall. */
export function presentRoom(rows: readonly RoomRow[], slides: readonly SlidesRow[], programme: Programme): RoomTask[] {
  const items = itemsOf(programme);
  const halls = new Map(programme.halls.map(({ id, name }) => [id, name]));
  const files = groupBy(slides, (file) => file.invitation_id);
  return rows
    .flatMap((row): RoomTask[] => {
      const item = items.get(`${row.item}/${row.item_id}`);
      const own = files.get(row.id) ?? [];
      const state = slidesState(row, own[0]);
      // A stand-in has taken it: the file of the person who withdrew is not shown in the hall.
      if (!item || state === 'unneeded' || row.filled_by !== null || row.state === 'rejected') return [];
      return [
        {
          invitationId: row.id,
          name: row.name,
          roles: row.roles.filter(isRole),
          reply: row.state,
          title: item.title,
          session: item.session,
          hallId: item.hall,
          hall: halls.get(item.hall ?? 0) ?? { zh: '', en: '' },
          from: item.from,
          to: item.to,
          exact: item.exact,
          slides: state,
          share: row.share_slides,
          files: own.map((one) => ({
            ...presentSlides(one),
            version: one.version,
            fetchedAt: one.fetched_at?.toISOString() ?? null,
            published: one.material_id !== null,
          })),
          changed: isChanged(own),
        },
      ];
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.invitationId - other.invitationId);
}
