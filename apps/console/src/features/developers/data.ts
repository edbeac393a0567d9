import { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import { endpointCalls } from '@meetingapp/contract/developers/endpoint.ts';

/** Calls whose answers change with a delivery or an endpoint. */
export const webhookReads = [endpointCalls.endpoints, deliveryCalls.deliveries, deliveryCalls.delivery];
