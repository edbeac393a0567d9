import type { ConsoleMeeting } from '@meetingapp/contract/exhibition/department.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json, nothing } from '../support/bilingual.ts';

export interface MeetingInput {
  title?: Bilingual;
  department?: Bilingual;
  startsAt: Date;
  endsAt: Date;
  place?: Bilingual;
  link?: string;
  /** In the form of `identity.value`. */
  host: string;
  code?: string;
  materials?: ConsoleMeeting['materials'];
  minutes?: string;
}

/** Inserts a department meeting; returns its id. */
export async function buildMeeting(db: Database, conferenceId: number, wish: MeetingInput): Promise<number> {
  const { id } = await db
    .insertInto('department_meeting')
    .values({
      conference_id: conferenceId,
      title: json(wish.title ?? both('县域溶栓病例讨论', 'Thrombolysis in county hospitals')),
      department: json(
        wish.department ??
          both('江州大学附属第一医院急诊科', 'Emergency Department, First Hospital of Jiangzhou University'),
      ),
      starts_at: wish.startsAt,
      ends_at: wish.endsAt,
      place: json(wish.place ?? nothing),
      link: wish.link ?? '',
      host_address: wish.host,
      code: wish.code ?? 'K73H9M',
      materials: json(wish.materials ?? []),
      minutes: wish.minutes ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets an account in; with `signedAt` it has signed in. */
export async function buildPerson(
  db: Database,
  meetingId: number,
  person: {
    accountId: number;
    name: string;
    affiliation: string;
    enteredAt: Date;
    signedAt: Date | null;
    declinedAt?: Date | null;
  },
): Promise<void> {
  await db
    .insertInto('department_person')
    .values({
      meeting_id: meetingId,
      account_id: person.accountId,
      name: person.name,
      affiliation: person.affiliation,
      entered_at: person.enteredAt,
      signed_at: person.signedAt,
      declined_at: person.declinedAt ?? null,
    })
    .execute();
}
