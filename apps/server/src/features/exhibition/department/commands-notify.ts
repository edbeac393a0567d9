import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { ChangePart } from '@meetingapp/domain/messages/parts.ts';
import { department as en } from '@meetingapp/locales/en/exhibition/department.ts';
import { department as zh } from '@meetingapp/locales/zh/exhibition/department.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { momentTexts } from '../../../text/moment.ts';
import { participantsOf, type NotifiedMeeting, type RemindedRow } from './queries-notify.ts';

const online: Bilingual = { zh: zh.onlineOnly, en: en.onlineOnly };
const open: Bilingual = { zh: zh.placeOpen, en: en.placeOpen };

/** Where a meeting is, in both languages; a place given in one language stands in both. */
function whereOf({ place, link }: Pick<NotifiedMeeting, 'place' | 'link'>): Bilingual {
  const either = place.zh || place.en;
  if (either === '') return link === '' ? open : online;
  return { zh: place.zh || either, en: place.en || either };
}

const named = ({ zh, en }: Bilingual): Bilingual => ({ zh: zh || en, en: en || zh });

/** Reminds one participant before the beginning, once for each beginning: a meeting that was moved reminds again. */
export const remindParticipant = (db: Database, row: RemindedRow): Promise<void> =>
  inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId: row.account_id,
      conferenceId: row.conference_id,
      kind: 'reminder',
      template: 'department_soon',
      variables: { meeting: named(row.title), at: momentTexts(row.starts_at, row.zone), place: whereOf(row) },
      link: href('deptMeet', { dmid: row.id }),
      event: row.event,
    }),
  );

/** What differs between two states of a meeting, as the inbox shows it. */
export function changesOf(before: NotifiedMeeting, now: NotifiedMeeting): ChangePart[] {
  const title = named(now.title);
  const [wasAt, isAt] = [before, now].map(({ starts_at, zone }) => momentTexts(starts_at, zone));
  const [wasIn, isIn] = [whereOf(before), whereOf(now)];
  const moved = before.starts_at.getTime() !== now.starts_at.getTime();
  return [
    ...(moved && wasAt && isAt
      ? [{ part: 'change' as const, what: 'time' as const, title, before: wasAt, now: isAt }]
      : []),
    ...(wasIn.zh !== isIn.zh || wasIn.en !== isIn.en
      ? [{ part: 'change' as const, what: 'hall' as const, title, before: wasIn, now: isIn }]
      : []),
  ];
}

/** Notifies the people of a meeting that is not over of what has changed; those who declined too, since they may come now. */
export async function notifyMoved(
  transaction: DatabaseTransaction,
  { before, now, version, at }: { before: NotifiedMeeting; now: NotifiedMeeting; version: number; at: Date },
): Promise<void> {
  const parts = changesOf(before, now);
  const link = before.link !== now.link && now.link !== '';
  if (now.ends_at <= at || (parts.length === 0 && !link)) return;
  for (const accountId of await participantsOf(transaction, now.id))
    await notifyAccount(transaction, {
      accountId,
      conferenceId: now.conference_id,
      kind: 'reminder',
      template: 'department_moved',
      variables: {
        meeting: named(now.title),
        at: momentTexts(now.starts_at, now.zone),
        place: whereOf(now),
      },
      link: href('deptMeet', { dmid: now.id }),
      event: `department/moved/${now.id}/${version}`,
      parts,
    });
}

/** Notifies the people of a meeting that is not over that it will not take place. */
export async function notifyCancelled(
  transaction: DatabaseTransaction,
  meeting: NotifiedMeeting,
  at: Date,
): Promise<void> {
  if (meeting.ends_at <= at) return;
  for (const accountId of await participantsOf(transaction, meeting.id))
    await notifyAccount(transaction, {
      accountId,
      conferenceId: meeting.conference_id,
      kind: 'reminder',
      template: 'department_cancelled',
      variables: { meeting: named(meeting.title), at: momentTexts(meeting.starts_at, meeting.zone) },
      event: `department/cancelled/${meeting.id}`,
    });
}
