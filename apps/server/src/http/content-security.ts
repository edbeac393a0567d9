import type { FastifyHelmetOptions } from '@fastify/helmet';
import { afterPaintHash } from './after-paint.ts';
import type { Config } from '../config.ts';

/** Where a cloud gives live pictures out: the player fetches them itself. */
const playDomains = ({ ports: { live } }: Config): string[] =>
  [live.tencent, live.aliyun].flatMap((cloud) => (cloud ? [`https://${cloud.playDomain}`] : []));

/** Only our own code runs; the messenger's script and picture hosts are the one exception, which its SDK needs. */
export function contentSecurity(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", afterPaintHash, 'https://res.wx.qq.com'],
        // The player takes streams apart in a worker that it writes itself.
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'", ...playDomains(config)],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", 'https://openapi.alipay.com'],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/**
 * What is no document is never framed, opens nothing and runs nothing by itself: what a page says about itself would only weigh
 * on each of the dozen answers of a first load.
 */
export const assetSecurity = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  dnsPrefetchControl: false,
  ieNoOpen: false,
  frameguard: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
} as const satisfies FastifyHelmetOptions;

/** A worker goes by the policy it came with. The one that reads PDFs decodes pictures by WebAssembly, and fetches tables and fonts. */
export const workerSecurity = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** An answer of a call holds what belongs to a person: others may not even frame it. */
export const answerSecurity: FastifyHelmetOptions = { ...assetSecurity, frameguard: { action: 'sameorigin' } };
