import type { BankSettings, PortSettings } from '../settings.ts';
import { publicPem, type Credentials } from './keys/credentials.ts';

/** An account that belongs to nobody. */
const SIMULATED_BANK: BankSettings = {
  accountName: '模拟账户 (Simulated account)',
  accountNumber: '0000 0000 0000 0000 000',
  bankName: '模拟银行 (Simulated bank)',
};

export interface SimulatedSettings {
  messenger: NonNullable<PortSettings['messenger']>;
  wechatPay: NonNullable<PortSettings['wechatPay']>;
  alipay: NonNullable<PortSettings['alipay']>;
  bank: BankSettings;
  sms: NonNullable<PortSettings['sms']>;
}

/**
 * The settings with which the real clients call the simulator.
 * @param base its address: `/simulator` inside this server, otherwise an absolute address.
 */
export function simulatedSettings(known: Credentials, base: string): SimulatedSettings {
  return {
    messenger: {
      appId: known.appId,
      secret: known.appSecret,
      apiHost: `${base}/messenger`,
      authoriseHost: `${base}/open`,
      templates: {},
      eventToken: null,
    },
    wechatPay: {
      host: `${base}/wechat-pay`,
      appId: known.appId,
      merchantId: known.merchantId,
      serial: known.merchantSerial,
      privateKey: known.merchantKey,
      apiV3Key: known.apiV3Key,
      publicKeys: { [known.platformKeyId]: publicPem(known.platformKey) },
      methods: ['jsapi', 'h5', 'native'],
    },
    alipay: {
      gateway: `${base}/alipay/gateway.do`,
      appId: known.alipayAppId,
      privateKey: known.alipayMerchantKey,
      publicKey: publicPem(known.alipayKey),
    },
    bank: SIMULATED_BANK,
    sms: {
      vendor: 'aliyun',
      host: `${base}/aliyun`,
      signName: '模拟签名',
      templates: ANY_TEMPLATE,
      keyId: known.smsKeyId,
      keySecret: known.smsKeySecret,
    },
  };
}

/** The simulated vendor has approved every template, under its name here. */
const ANY_TEMPLATE: Record<string, string> = new Proxy(
  {},
  { get: (_all, name) => (typeof name === 'string' ? name : undefined) },
);
