import {
  type ListedMailing,
  type MailingCounts,
  type MailingInput,
  recipientStates,
} from '@meetingapp/contract/messages/mailing.ts';
import type { MailingRow } from './queries.ts';

const countsOf = ({ counts }: MailingRow): MailingCounts =>
  Object.fromEntries(recipientStates.map((state) => [state, counts[state] ?? 0])) as MailingCounts;

export function presentListed(row: MailingRow): ListedMailing {
  const counts = countsOf(row);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    state: row.state,
    recipients: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    startsAt: row.starts_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    by: row.by,
    createdAt: row.created_at.toISOString(),
  };
}

export const presentMailing = (row: MailingRow): MailingInput => ({
  name: row.name,
  kind: row.kind,
  required: row.required,
  urgent: row.urgent,
  texts: row.texts,
  link: row.link,
  audience: row.audience,
  startsAt: row.starts_at?.toISOString() ?? null,
  rate: row.rate,
});
