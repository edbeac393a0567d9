/** The part of the configuration that the ports need. Null: not configured. */
export interface PortSettings {
  production: boolean;
  /** Public URL for browsers, without a trailing slash. */
  publicUrl: string;
  messenger: MessengerSettings | null;
  wechatPay: WechatPaySettings | null;
  alipay: AlipaySettings | null;
  bank: BankSettings | null;
  sms: SmsSettings | null;
  /** Part of the address of delivery reports, so that nobody else can send any; null: none are received. */
  smsReportSecret: string | null;
  mail: MailSettings | null;
  bounces: BounceSettings | null;
  /**
   * A simulator in another process (several servers on one database share one), for example `http://127.0.0.1:4000/simulator`. Null:
   * this server includes its own. Refused in production.
   */
  simulatorUrl: string | null;
  live: LiveSettings;
  /** Webhooks may go to http, private and loopback addresses: only where all who make endpoints are trusted. */
  webhookPrivateAddresses: boolean;
  /** OpenID providers may have private addresses and http: for providers inside a hospital's network. */
  signOnPrivateAddresses: boolean;
}

export interface LiveSettings {
  /** Push address of the bundled stream server for studios: rtmp://live.example.org/live */
  pushUrl: string;
  tencent: CloudLiveSettings | null;
  aliyun: CloudLiveSettings | null;
}

/** A cloud's live service; domains without a scheme. */
export interface CloudLiveSettings {
  pushDomain: string;
  pushKey: string;
  playDomain: string;
  playKey: string;
  callbackKey: string;
  app: string;
}

export interface MessengerSettings {
  appId: string;
  secret: string;
  /** https://api.weixin.qq.com */
  apiHost: string;
  /** https://open.weixin.qq.com */
  authoriseHost: string;
  /** Template messages by the name of the template here (`paid`, or `paid.en` for one language). */
  templates: Record<string, MessengerTemplate>;
  /** Signs the events that the messenger reports; null: none are received. */
  eventToken: string | null;
}

export interface MessengerTemplate {
  id: string;
  /** The placeholder that fills each field, by the name of the field. */
  fields: Record<string, string>;
}

export interface WechatPaySettings {
  /** https://api.mch.weixin.qq.com */
  host: string;
  appId: string;
  merchantId: string;
  /** Serial of the merchant's certificate, upper-case hex. */
  serial: string;
  /** PEM. */
  privateKey: string;
  /** 32 bytes. */
  apiV3Key: string;
  /** WeChat Pay's public keys by id (`PUB_KEY_ID_…`), PEM. Empty: platform certificates are fetched instead. */
  publicKeys: Record<string, string>;
  /** Which of the three methods the merchant has activated. */
  methods: readonly ('jsapi' | 'h5' | 'native')[];
}

export interface AlipaySettings {
  /** https://openapi.alipay.com/gateway.do */
  gateway: string;
  appId: string;
  /** PEM. */
  privateKey: string;
  /** Alipay's, PEM. */
  publicKey: string;
}

export interface BankSettings {
  accountName: string;
  accountNumber: string;
  bankName: string;
}

/** @property templates template names here (`code`, or `code.en` for one language) to the vendor's. */
interface SmsBase {
  /** https://dysmsapi.aliyuncs.com or https://sms.tencentcloudapi.com */
  host: string;
  signName: string;
  templates: Record<string, string>;
  keyId: string;
  keySecret: string;
}
export type SmsSettings =
  | (SmsBase & { vendor: 'aliyun' })
  | (SmsBase & { vendor: 'tencent'; appId: string; region: string });

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** `Name <address>` */
  from: string;
  /** Null: messages are not signed here. */
  dkim: DkimSettings | null;
}

/** The signature of messages (RFC 6376). Its public key is in the TXT record `<selector>._domainkey.<domain>`. */
export interface DkimSettings {
  domain: string;
  selector: string;
  /** PEM, RSA. */
  privateKey: string;
}

/** Where mail servers return messages that they cannot deliver. */
export interface BounceSettings {
  /** Domain of the return addresses, lower-case. */
  domain: string;
  /** The address to listen on. */
  host: string;
  /** Port on which this server receives them; null: another program does. */
  port: number | null;
}
