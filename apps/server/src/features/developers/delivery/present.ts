import type { WebhookDelivery } from '@meetingapp/contract/developers/delivery.ts';
import type { AttemptRow, DeliveryRow } from './queries.ts';

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  endpointId: row.endpoint_id,
  url: row.url,
  type: row.type,
  object: row.object,
  at: row.at.toISOString(),
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  durationMs: row.duration_ms,
  fault: row.fault ?? '',
  dueAt: row.state === 'waiting' && row.endpoint_state === 'active' ? row.due_at.toISOString() : null,
});

export const presentAttempt = ({ at, duration_ms, sent_headers, answer_headers, ...row }: AttemptRow) => ({
  ...row,
  at: at.toISOString(),
  durationMs: duration_ms,
  sentHeaders: sent_headers,
  answerHeaders: answer_headers,
});
