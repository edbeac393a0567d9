/** Types of events, with their versions. A webhook chooses some; 0137_webhook.sql writes them. */
export const eventTypes = [
  'registration.created.v1',
  'registration.confirmed.v1',
  'registration.changed.v1',
  'registration.cancelled.v1',
  'order.created.v1',
  'order.paid.v1',
  'order.refunded.v1',
  'order.cancelled.v1',
  'checkin.made.v1',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Sent only by staff, to try an address. */
export const TEST_EVENT = 'webhook.test.v1';
