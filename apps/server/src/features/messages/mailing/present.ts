import {
  type ListedMailing,
  type MailingCounts,
  type MailingInput,
  type MailingRecipient,
  recipientStates,
} from '@meetingapp/contract/messages/mailing.ts';
import type { MailingRow, RecipientRow } from './queries.ts';

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
  rates: row.rates,
});

export const presentRecipient = ({ queued_at, seen_at, way, ...row }: RecipientRow): MailingRecipient => ({
  ...row,
  queuedAt: queued_at.toISOString(),
  seenAt: seen_at?.toISOString() ?? null,
  way: way.map((step) => ({ ...step, at: step.at === null ? null : new Date(step.at).toISOString() })),
});
