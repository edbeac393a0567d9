import type {
  AlipaySettings,
  BankSettings,
  BounceSettings,
  CloudLiveSettings,
  DkimSettings,
  LiveSettings,
  MailSettings,
  MessengerSettings,
  MessengerTemplate,
  PortSettings,
  SmsSettings,
  WechatPaySettings,
} from '../ports/settings.ts';
import type { SettingReader } from './reader.ts';

const web = ['http', 'https'] as const;

function messenger(read: SettingReader): MessengerSettings | null {
  const apiHost = read.address('WECHAT_API_URL', web, 'https://api.weixin.qq.com');
  const authoriseHost = read.address('WECHAT_OPEN_URL', web, 'https://open.weixin.qq.com');
  const templateMessages = { templates: messengerTemplates(read), eventToken: read.text('WECHAT_EVENT_TOKEN') };
  const appId = read.text('WECHAT_APP_ID');
  const secret = read.text('WECHAT_APP_SECRET');
  if (appId !== null && secret !== null) return { appId, secret, apiHost, authoriseHost, ...templateMessages };
  if (secret !== null) read.fault('WECHAT_APP_ID', 'is needed because WECHAT_APP_SECRET is set');
  // The id alone is enough for payments outside the messenger.
  if (appId !== null && read.text('WECHAT_PAY_MCH_ID') === null)
    read.fault('WECHAT_APP_SECRET', 'is needed because WECHAT_APP_ID is set');
  return null;
}

/** Parses `paid=ID(thing1:order amount2:amount), mailing=ID(thing1:subject)`. */
function messengerTemplates(read: SettingReader): Record<string, MessengerTemplate> {
  const entries = (read.text('WECHAT_TEMPLATES') ?? '').split(',').filter((entry) => entry.trim() !== '');
  const parsed = entries.map((entry) =>
    /^\s*([\w.]+)\s*=\s*([\w-]+)\s*\(((?:\s*\w+:\w+)+)\s*\)\s*$/.exec(entry)?.slice(1),
  );
  if (parsed.includes(undefined))
    read.fault(
      'WECHAT_TEMPLATES',
      'must look like paid=ID(character_string2:order amount5:amount), mailing=ID(thing1:subject)',
    );
  return Object.fromEntries(
    parsed.flatMap((parts) => {
      if (parts === undefined) return [];
      const [name = '', id = '', fields = ''] = parts;
      const pairs = fields
        .trim()
        .split(/\s+/)
        .map((pair) => pair.split(':'));
      return [[name, { id, fields: Object.fromEntries(pairs) }]];
    }),
  );
}

const paymentMethods = ['jsapi', 'h5', 'native'] as const;

function wechatPay(read: SettingReader): WechatPaySettings | null {
  const host = read.address('WECHAT_PAY_URL', web, 'https://api.mch.weixin.qq.com');
  if (!read.group(['WECHAT_PAY_MCH_ID', 'WECHAT_PAY_SERIAL', 'WECHAT_PAY_PRIVATE_KEY', 'WECHAT_PAY_API_V3_KEY']))
    return null;
  const appId = read.text('WECHAT_APP_ID');
  if (appId === null) read.fault('WECHAT_APP_ID', 'is needed because WECHAT_PAY_MCH_ID is set');
  const apiV3Key = read.text('WECHAT_PAY_API_V3_KEY') ?? '';
  if (Buffer.byteLength(apiV3Key) !== 32)
    read.fault('WECHAT_PAY_API_V3_KEY', `must have 32 characters, this has ${Buffer.byteLength(apiV3Key)}`);
  const named = (read.text('WECHAT_PAY_METHODS') ?? paymentMethods.join(',')).split(',').map((method) => method.trim());
  const methods = paymentMethods.filter((method) => named.includes(method));
  if (methods.length !== named.length)
    read.fault('WECHAT_PAY_METHODS', `must be a list out of ${paymentMethods.join(', ')}`);
  const publicKeys: Record<string, string> = {};
  if (read.group(['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY'])) {
    publicKeys[read.text('WECHAT_PAY_PUBLIC_KEY_ID') ?? ''] = read.key('WECHAT_PAY_PUBLIC_KEY', 'public') ?? '';
  }
  return {
    host,
    appId: appId ?? '',
    merchantId: read.text('WECHAT_PAY_MCH_ID') ?? '',
    serial: (read.text('WECHAT_PAY_SERIAL') ?? '').toUpperCase(),
    privateKey: read.key('WECHAT_PAY_PRIVATE_KEY', 'private') ?? '',
    apiV3Key,
    publicKeys,
    methods,
  };
}

function alipay(read: SettingReader): AlipaySettings | null {
  const gateway = read.address('ALIPAY_GATEWAY', web, 'https://openapi.alipay.com/gateway.do');
  if (!read.group(['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'])) return null;
  return {
    gateway,
    appId: read.text('ALIPAY_APP_ID') ?? '',
    privateKey: read.key('ALIPAY_PRIVATE_KEY', 'private') ?? '',
    publicKey: read.key('ALIPAY_PUBLIC_KEY', 'public') ?? '',
  };
}

function bank(read: SettingReader): BankSettings | null {
  if (!read.group(['BANK_ACCOUNT_NAME', 'BANK_ACCOUNT_NUMBER', 'BANK_NAME'])) return null;
  return {
    accountName: read.text('BANK_ACCOUNT_NAME') ?? '',
    accountNumber: read.text('BANK_ACCOUNT_NUMBER') ?? '',
    bankName: read.text('BANK_NAME') ?? '',
  };
}

/** Parses `code=SMS_1234, code.en=SMS_1235`: template names here to the vendor's. */
function templates(read: SettingReader): Record<string, string> {
  const pairs = (read.text('SMS_TEMPLATES') ?? '').split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes('')))
    read.fault('SMS_TEMPLATES', 'must look like code=SMS_1234, code.en=SMS_1235');
  return Object.fromEntries(pairs);
}

const smsHosts = { aliyun: 'https://dysmsapi.aliyuncs.com', tencent: 'https://sms.tencentcloudapi.com' };

function sms(read: SettingReader): SmsSettings | null {
  const vendor = read.choice('SMS_VENDOR', ['aliyun', 'tencent'], null);
  if (!read.group(['SMS_VENDOR', 'SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES']) || vendor === null)
    return null;
  const base = {
    host: read.address('SMS_URL', web, smsHosts[vendor]),
    signName: read.text('SMS_SIGN_NAME') ?? '',
    templates: templates(read),
    keyId: read.text('SMS_KEY_ID') ?? '',
    keySecret: read.text('SMS_KEY_SECRET') ?? '',
  };
  if (vendor === 'aliyun') return { vendor, ...base };
  const appId = read.text('SMS_APP_ID');
  if (appId === null) read.fault('SMS_APP_ID', 'is needed because SMS_VENDOR is tencent');
  return { vendor, ...base, appId: appId ?? '', region: read.text('SMS_REGION') ?? 'ap-guangzhou' };
}

function mail(read: SettingReader): MailSettings | null {
  const url = read.address('SMTP_URL', ['smtp', 'smtps']);
  const signing = dkim(read);
  if (!read.group(['SMTP_URL', 'MAIL_FROM']) || url === null) return null;
  return { url, from: read.text('MAIL_FROM') ?? '', dkim: signing };
}

function dkim(read: SettingReader): DkimSettings | null {
  if (!read.group(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'])) return null;
  return {
    domain: read.text('DKIM_DOMAIN') ?? '',
    selector: read.text('DKIM_SELECTOR') ?? '',
    privateKey: read.key('DKIM_PRIVATE_KEY', 'private') ?? '',
  };
}

const domainName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

function bounces(read: SettingReader, host: string): BounceSettings | null {
  const domain = read.text('BOUNCE_DOMAIN')?.toLowerCase() ?? null;
  const port = read.integer('BOUNCE_PORT', 0, 65_535, 0);
  if (domain === null) {
    if (port !== 0) read.fault('BOUNCE_DOMAIN', 'is needed because BOUNCE_PORT is set');
    return null;
  }
  if (!domainName.test(domain)) read.fault('BOUNCE_DOMAIN', `"${domain}" is not a domain such as bounce.example.org`);
  return { domain, host: read.text('BOUNCE_HOST') ?? host, port: port === 0 ? null : port };
}

const SHORTEST_SECRET = 16;

function reportSecret(read: SettingReader): string | null {
  const secret = read.text('SMS_REPORT_SECRET');
  if (secret !== null && !/^[\w-]+$/.test(secret))
    read.fault('SMS_REPORT_SECRET', 'is a part of an address: letters, digits, - and _ only');
  if (secret !== null && secret.length < SHORTEST_SECRET)
    read.fault('SMS_REPORT_SECRET', `must have at least ${SHORTEST_SECRET} characters`);
  return secret;
}

type CloudPrefix = 'LIVE_TENCENT' | 'LIVE_ALIYUN';

function cloudLive(read: SettingReader, prefix: CloudPrefix): CloudLiveSettings | null {
  const names = (['PUSH_DOMAIN', 'PUSH_KEY', 'PLAY_DOMAIN', 'PLAY_KEY', 'CALLBACK_KEY'] as const).map(
    (part) => `${prefix}_${part}` as const,
  );
  if (!read.group(names)) return null;
  const [pushDomain = '', pushKey = '', playDomain = '', playKey = '', callbackKey = ''] = names.map(
    (name) => read.text(name) ?? '',
  );
  return { pushDomain, pushKey, playDomain, playKey, callbackKey, app: read.text(`${prefix}_APP`) ?? 'live' };
}

function live(read: SettingReader, publicUrl: string): LiveSettings {
  const pushUrl = read.address('LIVE_PUSH_URL', ['rtmp', 'rtmps'], `rtmp://${new URL(publicUrl).hostname}/live`);
  return { pushUrl, tencent: cloudLive(read, 'LIVE_TENCENT'), aliyun: cloudLive(read, 'LIVE_ALIYUN') };
}

/** Reads the settings of external services. A service that is not set is simulated outside production, and absent in production. */
export function readPortSettings(
  read: SettingReader,
  { host, ...about }: { production: boolean; publicUrl: string; host: string },
): PortSettings {
  const simulatorUrl = read.address('SIMULATOR_URL', web);
  if (about.production && simulatorUrl !== null) read.fault('SIMULATOR_URL', 'nothing is simulated in production');
  return {
    ...about,
    messenger: messenger(read),
    wechatPay: wechatPay(read),
    alipay: alipay(read),
    bank: bank(read),
    sms: sms(read),
    smsReportSecret: reportSecret(read),
    mail: mail(read),
    bounces: bounces(read, host),
    simulatorUrl,
    live: live(read, about.publicUrl),
    webhookPrivateAddresses: read.flag('WEBHOOK_PRIVATE_ADDRESSES', false),
    signOnPrivateAddresses: read.flag('SIGN_ON_PRIVATE_ADDRESSES', false),
  };
}
