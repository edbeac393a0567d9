import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';

const valid = compiled((db, { registrationId }: { registrationId: number }) =>
  db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select([
      'ticket.conference_id',
      'token',
      'role',
      'issued_at',
      'fee_kind_id',
      'branch_id',
      'registration.name',
      'registration.account_id',
    ])
    .where('registration_id', '=', registrationId)
    .where('ticket.state', '=', 'valid'),
);

/** The valid ticket of a registration. */
export async function ticketOf(db: Database, registrationId: number) {
  const [ticket] = await valid(db, { registrationId });
  return ticket;
}

/** True when a registration belongs to the account. */
export async function isOwn(db: Database, registrationId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('id', '=', registrationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the codes on phones change in the conference, or a point of it accepts only codes that change. */
export async function asksForMoving(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('conference')
    .select('moving_codes')
    .select((by) =>
      by
        .exists(
          by
            .selectFrom('checkin_point')
            .select('id')
            .whereRef('conference_id', '=', 'conference.id')
            .where('moving', '=', true)
            .where('closed_at', 'is', null),
        )
        .as('at_a_point'),
    )
    .where('id', '=', conferenceId)
    .executeTakeFirst();
  return row !== undefined && (row.moving_codes || row.at_a_point === true);
}

/** True when the codes on phones change in the conference, so that its doors refuse those that stand still. */
export async function movesInConference(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('conference')
    .select('moving_codes')
    .where('id', '=', conferenceId)
    .executeTakeFirst();
  return row?.moving_codes ?? false;
}
