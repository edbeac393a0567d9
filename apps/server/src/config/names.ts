/** All settings. `.env.example` explains each, in this order. */
export const settingNames = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'ERROR_PAGE_URL',
  'LOG_LEVEL',
  'REQUESTS_PER_MINUTE',
  'CACHE_MS',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL',
  'DATABASE_NAMED_STATEMENTS',
  'SERVER_PROCESSES',
  'PG_BIN_DIR',
  'REDIS_URL',
  'METRICS_PORT',
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'DEMO',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'ADMIN_SOCIETY',
  'SIMULATOR_URL',
  'WECHAT_APP_ID',
  'WECHAT_APP_SECRET',
  'WECHAT_API_URL',
  'WECHAT_OPEN_URL',
  'WECHAT_TEMPLATES',
  'WECHAT_EVENT_TOKEN',
  'WECHAT_PAY_MCH_ID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_METHODS',
  'WECHAT_PAY_URL',
  'ALIPAY_APP_ID',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'ALIPAY_GATEWAY',
  'BANK_ACCOUNT_NAME',
  'BANK_ACCOUNT_NUMBER',
  'BANK_NAME',
  'SMS_VENDOR',
  'SMS_KEY_ID',
  'SMS_KEY_SECRET',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATES',
  'SMS_APP_ID',
  'SMS_REGION',
  'SMS_URL',
  'SMS_REPORT_SECRET',
  'SMS_PRICE',
  'SMTP_URL',
  'MAIL_FROM',
  'DKIM_DOMAIN',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
  'BOUNCE_DOMAIN',
  'BOUNCE_HOST',
  'BOUNCE_PORT',
  'LIVE_PUSH_URL',
  'LIVE_TENCENT_PUSH_DOMAIN',
  'LIVE_TENCENT_PUSH_KEY',
  'LIVE_TENCENT_PLAY_DOMAIN',
  'LIVE_TENCENT_PLAY_KEY',
  'LIVE_TENCENT_CALLBACK_KEY',
  'LIVE_TENCENT_APP',
  'LIVE_ALIYUN_PUSH_DOMAIN',
  'LIVE_ALIYUN_PUSH_KEY',
  'LIVE_ALIYUN_PLAY_DOMAIN',
  'LIVE_ALIYUN_PLAY_KEY',
  'LIVE_ALIYUN_CALLBACK_KEY',
  'LIVE_ALIYUN_APP',
  'WEBHOOK_PRIVATE_ADDRESSES',
  'SIGN_ON_PRIVATE_ADDRESSES',
] as const;

export type SettingName = (typeof settingNames)[number];

/** Long secrets that can be read from a file: `…_FILE` holds its path. */
export const fileSettings = [
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_PUBLIC_KEY',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'ADMIN_PASSWORD',
  'WECHAT_APP_SECRET',
  'WECHAT_EVENT_TOKEN',
  'WECHAT_PAY_API_V3_KEY',
  'SMS_KEY_SECRET',
  'SMS_REPORT_SECRET',
  'DKIM_PRIVATE_KEY',
  'DATABASE_URL',
  'LIVE_TENCENT_PUSH_KEY',
  'LIVE_TENCENT_PLAY_KEY',
  'LIVE_TENCENT_CALLBACK_KEY',
  'LIVE_ALIYUN_PUSH_KEY',
  'LIVE_ALIYUN_PLAY_KEY',
  'LIVE_ALIYUN_CALLBACK_KEY',
] as const satisfies readonly SettingName[];

const known = new Set<string>([...settingNames, ...fileSettings.map((name) => `${name}_FILE`)]);
/** Names with these prefixes can only be meant for this server, wherever they are set. */
const ours = /^(WECHAT|ALIPAY|BANK|SMS|DKIM|BOUNCE|ADMIN|DATABASE|LIVE|METRICS)_/;

/** Returns the edit distance of two words: letters to change, insert or remove. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_nothing, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Returns a fault for each name that is not a setting.
 * @param names names in the environment; only those with a prefix of this server are checked
 * @param strict names from `.env`, all of which are checked
 */
export function unknownNames(names: readonly string[], strict: ReadonlySet<string>): string[] {
  return names
    .filter((name) => !known.has(name) && (strict.has(name) || ours.test(name)))
    .map((name) => {
      const [near] = [...known].map((word) => ({ word, far: distance(name, word) })).sort((a, b) => a.far - b.far);
      return `${name}: there is no such setting${near && near.far <= 3 ? `; did you mean ${near.word}?` : ' (.env.example has all of them)'}`;
    });
}
