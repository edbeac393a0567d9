import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, publicUrlWarning, readConfig, type Config } from './config.ts';
import { readEnvFile } from './config/env-file.ts';
import { fileSettings, settingNames } from './config/names.ts';
import type { Environment } from './config/reader.ts';

const faults = (environment: Environment, fromFile: string[] = []): string[] => {
  const outcome = readConfig(environment, fromFile);
  return outcome.ok ? [] : outcome.faults;
};
const config = (environment: Environment): Config => {
  const outcome = readConfig(environment);
  if (!outcome.ok) throw new Error(outcome.faults.join('\n'));
  return outcome.config;
};
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privatePem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
const publicPem = pair.publicKey.export({ format: 'pem', type: 'spki' }) as string;
const bare = (pem: string): string => pem.replace(/-----.*-----/g, '').replaceAll('\n', '');
const merchant = {
  WECHAT_APP_ID: 'wx1234567890abcdef',
  WECHAT_APP_SECRET: 'secret',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL: 'abc123',
  WECHAT_PAY_PRIVATE_KEY: privatePem.replaceAll('\n', '\\n'),
  WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
};

describe('the public address of a production server', () => {
  const warning = (environment: Environment): string | null =>
    publicUrlWarning(config({ NODE_ENV: 'production', ...environment }));
  it('is reported as not set only when it is not', () => {
    expect(warning({})).toMatch(/^PUBLIC_URL is not set: /);
  });
  it.each(['http://localhost:3130', 'http://127.0.0.1:3130', 'http://[::1]:3130'])(
    'is reported as local: %s',
    (url) => {
      expect(warning({ PUBLIC_URL: url })).toBe(
        `PUBLIC_URL is ${url}, which only this machine can open: links in messages and payment notices will not find this server.`,
      );
    },
  );
  it('is reported as unencrypted outside this machine', () => {
    expect(warning({ PUBLIC_URL: 'http://meeting.example.org' })).toMatch(
      /^PUBLIC_URL is http:\/\/meeting\.example\.org, without encryption: /,
    );
    expect(publicUrlWarning(config({ PUBLIC_URL: 'http://meeting.example.org' }))).toBeNull();
  });
  it('is not reported when people can open it, nor in a demo', () => {
    expect(warning({ PUBLIC_URL: 'https://meeting.example.org' })).toBeNull();
    expect(publicUrlWarning(config({}))).toBeNull();
  });
});

describe('configuration', () => {
  it('has defaults for everything: an empty environment is a demo on this machine with all vendors simulated', () => {
    expect(config({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(projectRoot, '.data'),
      databaseUrl: null,
      redisUrl: null,
      demo: true,
      admin: null,
      ports: { messenger: null, wechatPay: null, alipay: null, bank: null, sms: null, mail: null },
    });
  });

  it('treats an empty value as none, and drops the slash at the end of an address', () => {
    expect(config({ PORT: ' ', DATABASE_URL: '', PUBLIC_URL: 'https://meeting.example.org/' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      publicUrl: 'https://meeting.example.org',
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT: must be a whole number from 1 to 65535, not "70000"'],
    [{ PORT: '3000x' }, 'PORT: must be a whole number from 1 to 65535, not "3000x"'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be one of production, development, test, not "prod"'],
    [{ DEMO: 'maybe' }, 'DEMO: must be on or off, not "maybe"'],
    [{ PUBLIC_URL: 'meeting.example.org' }, 'PUBLIC_URL: must be an address that begins with http:// or https://'],
    [
      { DATABASE_URL: 'mysql://someone:secret@host/x' },
      'DATABASE_URL: must be an address that begins with postgres:// or postgresql://',
    ],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL: must be an address that begins with redis:// or rediss://'],
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM: is needed because SMTP_URL is set'],
    [
      { WECHAT_TEMPLATES: 'paid=ID' },
      'WECHAT_TEMPLATES: must look like paid=ID(character_string2:order amount5:amount), mailing=ID(thing1:subject)',
    ],
    [{ DKIM_DOMAIN: 'example.org' }, 'DKIM_PRIVATE_KEY: is needed because DKIM_DOMAIN is set'],
    [{ BOUNCE_PORT: '2525' }, 'BOUNCE_DOMAIN: is needed because BOUNCE_PORT is set'],
    [{ BOUNCE_DOMAIN: 'localhost' }, 'BOUNCE_DOMAIN: "localhost" is not a domain such as bounce.example.org'],
    [{ SMS_REPORT_SECRET: 'short' }, 'SMS_REPORT_SECRET: must have at least 16 characters'],
    [
      { SMS_REPORT_SECRET: 'a/b?c=long-enough-for-it' },
      'SMS_REPORT_SECRET: is a part of an address: letters, digits, - and _ only',
    ],
    [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_SECRET: is needed because WECHAT_APP_ID is set'],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: must have at least 12 characters'],
    [
      { WECHAT_PAY_PRIVATE_KEY_FILE: '/nowhere/key.pem', ...merchant, WECHAT_PAY_PRIVATE_KEY: undefined },
      'WECHAT_PAY_PRIVATE_KEY_FILE: cannot read /nowhere/key.pem (ENOENT)',
    ],
    [{ ...merchant, WECHAT_PAY_API_V3_KEY: 'short' }, 'WECHAT_PAY_API_V3_KEY: must have 32 characters, this has 5'],
    [
      { ...merchant, WECHAT_PAY_PRIVATE_KEY: 'not a key' },
      'WECHAT_PAY_PRIVATE_KEY: is not a private key (PEM, or its base64 lines alone)',
    ],
    [
      { NODE_ENV: 'production', DEMO: 'on' },
      'DEMO: must be off in production: everybody knows the passwords of the demo',
    ],
    [
      { NODE_ENV: 'production', SIMULATOR_URL: 'http://127.0.0.1:4000/simulator' },
      'SIMULATOR_URL: nothing is simulated in production',
    ],
  ] as [Environment, string][])('reports what is wrong with %j', (environment, fault) => {
    expect(faults(environment)).toContain(fault);
  });

  it('refuses passwords that everybody can read as the owner’s, in production only', () => {
    for (const ADMIN_PASSWORD of ['Console-2026', 'at least twelve characters']) {
      const admin = { ADMIN_EMAIL: 'office@example.org', ADMIN_PASSWORD };
      expect(faults({ NODE_ENV: 'production', ...admin })).toEqual([
        'ADMIN_PASSWORD: is published in the documentation, so everybody knows it; choose another one',
      ]);
      expect(faults(admin)).toEqual([]);
    }
  });

  it('never repeats a secret in an error', () => {
    expect(
      faults({ DATABASE_URL: 'mysql://u:hunter2@h/x', ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'hunter2' }).join(),
    ).not.toContain('hunter2');
  });

  it('reports all errors at once', () => {
    expect(faults({ PORT: 'x', LOG_LEVEL: 'loud', DEMO: '2' })).toHaveLength(3);
  });

  it('finds misspelt names: all of those in .env, elsewhere those that can only be meant for this app', () => {
    expect(faults({ WECHAT_APPID: 'wx' })).toEqual([
      'WECHAT_APPID: there is no such setting; did you mean WECHAT_APP_ID?',
    ]);
    expect(faults({ PROT: '1', EDITOR: 'vi' })).toEqual([]);
    expect(faults({ PROT: '1', EDITOR: 'vi' }, ['PROT'])).toEqual([
      'PROT: there is no such setting; did you mean PORT?',
    ]);
  });

  it('treats a half-configured merchant as an error, not as none', () => {
    expect(faults({ ALIPAY_APP_ID: '2021' })).toEqual([
      'ALIPAY_PRIVATE_KEY: is needed because ALIPAY_APP_ID is set',
      'ALIPAY_PUBLIC_KEY: is needed because ALIPAY_APP_ID is set',
    ]);
  });

  it('accepts keys with escaped line ends, bare as vendors hand them out, or from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    writeFileSync(join(folder, 'alipay.pem'), publicPem);
    const { ports } = config({
      ...merchant,
      ALIPAY_APP_ID: '2021',
      ALIPAY_PRIVATE_KEY: bare(privatePem),
      ALIPAY_PUBLIC_KEY_FILE: join(folder, 'alipay.pem'),
    });
    rmSync(folder, { recursive: true });
    expect(ports.wechatPay).toMatchObject({
      privateKey: privatePem,
      serial: 'ABC123',
      methods: ['jsapi', 'h5', 'native'],
      publicKeys: {},
    });
    expect(ports.alipay).toMatchObject({ privateKey: privatePem, publicKey: publicPem });
  });

  it('reads the templates and the vendor of text messages', () => {
    const sms = {
      SMS_VENDOR: 'tencent',
      SMS_KEY_ID: 'i',
      SMS_KEY_SECRET: 's',
      SMS_SIGN_NAME: 'n',
      SMS_TEMPLATES: 'code=1, code.en=2',
    };
    expect(faults(sms)).toEqual(['SMS_APP_ID: is needed because SMS_VENDOR is tencent']);
    expect(config({ ...sms, SMS_APP_ID: '14' }).ports.sms).toMatchObject({
      host: 'https://sms.tencentcloudapi.com',
      templates: { code: '1', 'code.en': '2' },
      appId: '14',
    });
  });

  it('is documented in .env.example, every setting and no other', () => {
    const text = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const explained = [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? '');
    const files = fileSettings.map((name) => `${name}_FILE`);
    expect(explained.filter((name) => !files.includes(name as never))).toEqual([...settingNames]);
    expect(Object.keys(readEnvFile(join(projectRoot, '.env.example')))).toEqual([]);
  });
});
