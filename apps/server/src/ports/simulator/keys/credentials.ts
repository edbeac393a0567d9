import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { secretFile } from '../../files/secret-file.ts';
import { selfSigned } from './certificate.ts';

/**
 * All keys and numbers of the simulator, on both sides: what a test merchant would receive from the providers, and what the providers
 * store. They have no value elsewhere.
 */
export interface Credentials {
  appId: string;
  appSecret: string;
  merchantId: string;
  merchantSerial: string;
  merchantKey: string;
  apiV3Key: string;
  platformKeyId: string;
  platformKey: string;
  certificateKey: string;
  certificate: string;
  certificateSerial: string;
  alipayAppId: string;
  alipayMerchantKey: string;
  alipayKey: string;
  smsKeyId: string;
  smsKeySecret: string;
}

const FILE = 'credentials.json';
const pair = promisify(generateKeyPair);

async function newKey(): Promise<string> {
  const { privateKey } = await pair('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export async function newCredentials(now: number): Promise<Credentials> {
  const keys = await Promise.all([newKey(), newKey(), newKey(), newKey(), newKey()]);
  const [merchantKey, platformKey, certificateKey, alipayMerchantKey, alipayKey] = keys;
  const certificate = selfSigned(
    createPrivateKey(certificateKey),
    'Simulated payment platform',
    new Date(now - 60_000),
  );
  return {
    appId: 'wx0simulated000001',
    appSecret: randomBytes(16).toString('hex'),
    merchantId: '1900000001',
    merchantSerial: randomBytes(20).toString('hex').toUpperCase(),
    merchantKey,
    apiV3Key: randomBytes(16).toString('hex'),
    platformKeyId: `PUB_KEY_ID_${randomBytes(8).toString('hex').toUpperCase()}`,
    platformKey,
    certificateKey,
    certificate: certificate.pem,
    certificateSerial: certificate.serial,
    alipayAppId: '2021000000000001',
    alipayMerchantKey,
    alipayKey,
    smsKeyId: 'SIMULATED',
    smsKeySecret: randomBytes(16).toString('hex'),
  };
}

/** Saved between starts, so that earlier signatures stay valid; `make` is called when there are none. */
export async function cachedCredentials(
  directory: string,
  now: number,
  make: typeof newCredentials = newCredentials,
): Promise<Credentials> {
  const made = async (): Promise<string> => JSON.stringify(await make(now));
  return JSON.parse(await secretFile(join(directory, FILE), made)) as Credentials;
}

export function publicPem(privatePem: string): string {
  return createPublicKey(privatePem).export({ type: 'spki', format: 'pem' }).toString();
}

/** The keys as used by the providers, parsed once. */
export interface ProviderKeys {
  /** The merchant's public keys, for verifying requests. */
  merchant: KeyObject;
  alipayMerchant: KeyObject;
  platform: KeyObject;
  certificate: KeyObject;
  alipay: KeyObject;
}

export function providerKeys(known: Credentials): ProviderKeys {
  return {
    merchant: createPublicKey(known.merchantKey),
    alipayMerchant: createPublicKey(known.alipayMerchantKey),
    platform: createPrivateKey(known.platformKey),
    certificate: createPrivateKey(known.certificateKey),
    alipay: createPrivateKey(known.alipayKey),
  };
}
