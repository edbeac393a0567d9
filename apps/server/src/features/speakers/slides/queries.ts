import type { Database } from '../../../db/connection/database.ts';

/** A task of one of these people that is in the programme. */
export const ownInvitation = (db: Database, expertIds: readonly number[], id: number) =>
  db
    .selectFrom('speaker_invitation')
    .selectAll()
    .where('id', '=', id)
    .where('expert_id', 'in', [...expertIds])
    .where('gone_at', 'is', null)
    .executeTakeFirst();

/** Files of these tasks, newest first. */
export const slidesOf = (db: Database, invitationIds: readonly number[]) =>
  db
    .selectFrom('speaker_slides')
    .selectAll()
    .where('invitation_id', 'in', invitationIds.length === 0 ? [0] : [...invitationIds])
    .orderBy('number', 'desc')
    .execute();
export type SlidesRow = Awaited<ReturnType<typeof slidesOf>>[number];

/** Newest files of the tasks of a conference. */
export const newestSlides = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_slides as slides')
    .innerJoin('speaker_invitation as invitation', 'invitation.id', 'slides.invitation_id')
    .distinctOn('slides.invitation_id')
    .selectAll('slides')
    .where('invitation.conference_id', '=', conferenceId)
    .orderBy('slides.invitation_id')
    .orderBy('slides.number', 'desc')
    .execute();

/** All files of a conference, newest first. */
export const allSlides = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_slides as slides')
    .innerJoin('speaker_invitation as invitation', 'invitation.id', 'slides.invitation_id')
    .selectAll('slides')
    .where('invitation.conference_id', '=', conferenceId)
    .orderBy('slides.number', 'desc')
    .execute();

export const slidesById = (db: Database, id: number) =>
  db.selectFrom('speaker_slides').selectAll().where('id', '=', id).executeTakeFirst();

/** A file of this conference. */
export const slidesIn = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('speaker_slides as slides')
    .innerJoin('speaker_invitation as invitation', 'invitation.id', 'slides.invitation_id')
    .selectAll('slides')
    .select([
      'invitation.expert_id',
      'invitation.item',
      'invitation.item_id',
      'invitation.share_slides',
      'invitation.asked',
    ])
    .where('slides.id', '=', id)
    .where('invitation.conference_id', '=', conferenceId)
    .executeTakeFirst();

/** Invitations of a conference with the names of their people. */
export const roomRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_invitation as invitation')
    .innerJoin('expert', 'expert.id', 'invitation.expert_id')
    .selectAll('invitation')
    .select('expert.name')
    .where('invitation.conference_id', '=', conferenceId)
    .where('invitation.gone_at', 'is', null)
    .orderBy('invitation.id')
    .execute();
export type RoomRow = Awaited<ReturnType<typeof roomRows>>[number];

export const uploadOf = (db: Database, invitationId: number) =>
  db.selectFrom('speaker_slides_upload').selectAll().where('invitation_id', '=', invitationId).executeTakeFirst();

/** Pieces that have arrived, in order. */
export const piecesIn = (db: Database, uploadId: number) =>
  db
    .selectFrom('speaker_slides_piece')
    .select(['number', 'bytes', 'key'])
    .where('upload_id', '=', uploadId)
    .orderBy('number')
    .execute();

/** The organiser's date for slides; null: none. */
export async function slidesBy(db: Database, conferenceId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('speaker_settings')
    .select('slides_by')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row?.slides_by ?? null;
}
