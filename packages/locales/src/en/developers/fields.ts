export const developersFields = {
  keyName: 'Name of the key',
  scopes: 'Scopes',
  expiresOn: 'Expires on',
  keyId: 'Key',
  eventTypes: 'Events',
  endpointId: 'Endpoint',
  active: 'Sending',
  failed: 'Failed only',
  deliveryId: 'Delivery',
} as const;
