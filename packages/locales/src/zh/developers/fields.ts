export const developersFields = {
  keyName: '密钥名称',
  scopes: '权限',
  expiresOn: '到期日',
  keyId: '密钥',
  eventTypes: '事件',
  endpointId: '接收地址',
  active: '是否发送',
  failed: '只看没送到',
  deliveryId: '送达记录',
} as const;
