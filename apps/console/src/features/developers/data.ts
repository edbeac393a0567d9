import { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import { endpointCalls } from '@meetingapp/contract/developers/endpoint.ts';
import { eventLogCalls } from '@meetingapp/contract/developers/event-log.ts';

/** Calls whose answers change with a delivery or an endpoint. */
export const webhookReads = [
  endpointCalls.endpoints,
  deliveryCalls.deliveries,
  deliveryCalls.delivery,
  eventLogCalls.events,
  eventLogCalls.event,
  eventLogCalls.tallies,
];
