import type { WebhookEndpoint } from '@meetingapp/contract/developers/endpoint.ts';
import type { EventType } from '@meetingapp/contract/developers/event.ts';
import type { EndpointFigures, EndpointRow, HourFigures } from './queries.ts';

const HOURS = 24;

export function presentEndpoint(
  row: EndpointRow,
  counts: readonly EndpointFigures[],
  hours: readonly HourFigures[],
  now: Date,
): WebhookEndpoint {
  const count = counts.find((one) => one.endpoint_id === row.id);
  const own = hours.filter((one) => one.endpoint_id === row.id);
  return {
    ...presentBasics(row),
    failingSince: row.failing_since?.toISOString() ?? null,
    formerUntil: row.former_until !== null && row.former_until > now ? row.former_until.toISOString() : null,
    waiting: count?.waiting ?? 0,
    dead: count?.dead ?? 0,
    hours: Array.from({ length: HOURS }, (_, at) => {
      const hour = own.find(({ ago }) => ago === HOURS - 1 - at);
      return { good: hour?.good ?? 0, bad: hour?.bad ?? 0 };
    }),
  };
}

/** What the open interface shows of an endpoint. */
export const presentBasics = (row: EndpointRow) => ({
  id: row.id,
  url: row.url,
  events: row.events as EventType[],
  state: row.state === 'stopped' ? ('stopped' as const) : ('active' as const),
  createdAt: row.created_at.toISOString(),
});
