/** What a key of the open interface may do; each call of `openCalls` states one. */
export const keyScopes = [
  'programme:read',
  'registrations:read',
  'registrations:write',
  'orders:read',
  'orders:pay',
  'checkin:read',
  'checkin:write',
  'messages:read',
  'webhooks:write',
] as const;
export type KeyScope = (typeof keyScopes)[number];
