import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { slidesPdf } from '../support/slides-pdf.ts';

const HOUR_MS = 3_600_000;
const pages = [
  { title: '研究背景', lines: ['县域胸痛救治现状', '转运时间的影响'] },
  { title: '方法', lines: ['十二家基层医院', '随访一年'] },
  { title: 'Results', lines: ['Door to needle time', 'Transfer within two hours'] },
];

/** Slides of the congress in each state: checked, waiting, late, returned, changed after the hall has them, not sent. */
export async function seedCongressSlides(
  db: Database,
  files: FileStore | null,
  conferenceId: number,
  now: Date,
): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .updateTable('speaker_settings')
    .set({ slides_by: before(48) })
    .where('conference_id', '=', conferenceId)
    .execute();
  if (!files) return;
  const rows = await db
    .selectFrom('speaker_invitation')
    .innerJoin('expert', 'expert.id', 'expert_id')
    .select(['speaker_invitation.id', 'asked', 'roles', 'state', 'expert.name', 'account_id'])
    .where('speaker_invitation.conference_id', '=', conferenceId)
    .orderBy('speaker_invitation.id')
    .execute();
  const talks = rows.filter(({ roles, state }) => roles.includes('speaker') && state === 'accepted');
  const own = rows.find((row) => row.account_id !== null && row.roles.includes('speaker') && row.state !== 'rejected');
  const wanted = own ? [own, ...talks.filter(({ id }) => id !== own.id)] : talks;
  for (const [at, row] of wanted.entries()) {
    if (at % 5 === 4) continue;
    const content = slidesPdf(row.name.zh, '讲者课件', pages);
    const versions = at === 0 || at % 7 === 1 ? 2 : 1;
    for (let number = 1; number <= versions; number += 1) {
      const stored = await files.put(content, 'bin');
      const late = number === 2 || at % 6 === 2;
      const state =
        number < versions ? 'checked' : at % 5 === 3 ? 'returned' : at === 0 || late ? 'waiting' : 'checked';
      await db
        .insertInto('speaker_slides')
        .values({
          invitation_id: row.id,
          number,
          name: `${row.name.zh || row.name.en}-v${number}.pdf`,
          kind: 'pdf',
          bytes: stored.size,
          sha256: stored.sha256,
          key: stored.key,
          uploaded_at: before(late ? 3 : 90),
          late,
          pages: 'own',
          state,
          words: state === 'returned' ? '第 2 页的图看不清，请换成高分辨率' : '',
          checked_at: state === 'waiting' ? null : before(2),
          fetched_at: at % 7 === 1 && number === 1 ? before(20) : null,
        })
        .execute();
    }
  }
}
