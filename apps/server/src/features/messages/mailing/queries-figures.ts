import { sql } from 'kysely';
import type { mailingCalls } from '@meetingapp/contract/messages/mailing.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import type { Database } from '../../../db/connection/database.ts';

type Figures = AnswerOf<typeof mailingCalls.figures>;

interface Line {
  channel: Channel;
  state: string;
  /** Empty, but for failed ones. */
  fault: string;
  seen: boolean;
  people: number;
}

/** How far each channel of a mailing has come. A channel is tried once per person, so its lines count people. */
export async function figuresOf(db: Database, mailingId: number): Promise<Figures> {
  const { rows: lines } = await sql<Line>`
    select message.channel, message.state, case message.state when 'failed' then message.fault else '' end as fault,
      notification.seen_at is not null and message.state <> 'failed' as seen, count(*)::int as people
    from notification join message on message.notification_id = notification.id
      or message.notification_id = notification.digest_id and message.template = 'digest'
    where notification.mailing_id = ${mailingId} group by 1, 2, 3, 4
  `.execute(db);
  const { rows } = await sql<{ people: number; seen: number; fallen: number }>`
    select count(*)::int as people, count(*) filter (where seen_at is not null)::int as seen,
      count(*) filter (where (select count(*) from message where message.notification_id = notification.id) > 1)::int as fallen
    from notification where mailing_id = ${mailingId}
  `.execute(db);
  const { people = 0, seen = 0, fallen = 0 } = rows[0] ?? {};
  const inbox = { channel: 'inbox' as const, people, seen, delivered: people - seen, sent: 0, failed: 0, unknown: 0 };
  const channels = (['messenger', 'phone', 'email'] as const).map((channel) => {
    const own = lines.filter((line) => line.channel === channel);
    const count = (fits: (line: Line) => boolean): number =>
      own.filter(fits).reduce((sum, line) => sum + line.people, 0);
    const unseen = (state: string) => count((line) => !line.seen && line.state === state);
    return {
      channel,
      people: count(() => true),
      seen: count((line) => line.seen),
      delivered: unseen('delivered'),
      sent: unseen('sent') + unseen('sending') + unseen('waiting'),
      failed: unseen('failed'),
      unknown: unseen('unknown'),
    };
  });
  const reasons = lines
    .filter(({ state }) => state === 'failed')
    .map((line) => ({ channel: line.channel, fault: line.fault, people: line.people }))
    .sort((one, other) => other.people - one.people);
  return { channels: [inbox, ...channels.filter((one) => one.people > 0)], reasons, fallenBack: fallen };
}
