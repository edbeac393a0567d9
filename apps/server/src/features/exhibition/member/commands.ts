import { sql } from 'kysely';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Address } from '@meetingapp/domain/accounts/address.ts';
import { MOST_INVITATIONS, MOST_MEMBERS } from '@meetingapp/domain/exhibition/members.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { queueMessage } from '../../../db/rows/outbox.ts';
import type { ExhibitorRow } from '../exhibitor/queries.ts';
import { invitationsSince, listMembers } from './queries.ts';

interface Inviting {
  exhibitor: ExhibitorRow;
  /** In the form of `identity.value`. */
  to: Address;
  conference: string;
  publicUrl: string;
  language: Language;
  now: Date;
}

const DAY_MS = 86_400_000;

type Invited = { ok: true } | { ok: false; reason: 'exhibitor_members_most' | 'too_many_requests' };

/**
 * Lets a person in and sends them the way to the stand. A person who is in already gets no second message. The exhibitor's row is
 * locked, so that the limits hold when several invite at once.
 */
export const inviteMember = (db: Database, inviting: Inviting): Promise<Invited> =>
  inTransactionIfOk(db, async (transaction): Promise<Invited> => {
    const { exhibitor, to, now, language, publicUrl } = inviting;
    await sql`select from exhibitor where id = ${exhibitor.id} for update`.execute(transaction);
    const members = new Set((await listMembers(transaction, exhibitor.id)).map(({ address }) => address));
    if (members.has(to.value)) return { ok: true };
    if (members.size >= MOST_MEMBERS) return refused('exhibitor_members_most');
    const sent = await invitationsSince(transaction, exhibitor.id, new Date(now.getTime() - DAY_MS));
    if (sent >= MOST_INVITATIONS) return refused('too_many_requests');
    await transaction
      .insertInto('exhibitor_member')
      .values({ exhibitor_id: exhibitor.id, address: to.value })
      .execute();
    await transaction.insertInto('exhibitor_invitation').values({ exhibitor_id: exhibitor.id, at: now }).execute();
    await queueMessage(transaction, {
      channel: to.channel,
      recipient: to.value,
      language,
      template: 'stand_invitation',
      variables: {
        exhibitor: pickLanguage(exhibitor.name, language),
        conference: inviting.conference,
        link: new URL(publicUrl).origin + basePath + href('standDesk', { showid: exhibitor.id }),
      },
      conferenceId: exhibitor.conference_id,
    });
    return { ok: true };
  });

export async function removeMember(
  db: Database,
  { exhibitorId, address }: { exhibitorId: number; address: string },
): Promise<void> {
  await db
    .deleteFrom('exhibitor_member')
    .where('exhibitor_id', '=', exhibitorId)
    .where('address', '=', address)
    .execute();
}
