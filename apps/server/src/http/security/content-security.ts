import type { FastifyHelmetOptions } from '@fastify/helmet';
import { afterPaintHash } from '../painting/after-paint.ts';
import type { Config } from '../../config.ts';

/** Domains of cloud live streams, which the player fetches directly. */
const playDomains = ({ ports: { live } }: Config): string[] =>
  [live.tencent, live.aliyun].flatMap((cloud) => (cloud ? [`https://${cloud.playDomain}`] : []));

/** Content policy: only the server's own code runs, except the messenger's script and picture hosts, which its SDK needs. */
export function contentSecurity(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", afterPaintHash, 'https://res.wx.qq.com'],
        // The player demultiplexes streams in a worker from a blob.
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'", ...playDomains(config)],
        // Badges are printed from a PDF that the console holds in memory.
        frameSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", 'https://openapi.alipay.com'],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    // Of Internet Explorer and Flash: bytes of every page that no browser of today reads.
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/**
 * Headers of responses that are not documents: never framed, open nothing and run nothing. A page's full policy would only add bytes
 * to each of the dozen responses of a first load.
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

/**
 * Policy of workers, which follow their own response. The PDF worker decodes pictures with WebAssembly, and
 * fetches tables and fonts; the door's worker reads codes with it.
 */
export const workerSecurity = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** Headers of call answers, which contain personal data: other sites must not frame them. */
export const answerSecurity: FastifyHelmetOptions = { ...assetSecurity, frameguard: { action: 'sameorigin' } };
