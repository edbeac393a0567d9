import type { WebhookEvent } from '@meetingapp/contract/developers/event-log.ts';
import type { EventRow } from './queries.ts';

export const presentEvent = ({ at, key: _key, body: _body, ...row }: EventRow): WebhookEvent => ({
  ...row,
  at: at.toISOString(),
});
