// Libraries of others that verify our credentials in tests, and that publish no types.

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    credential: unknown;
    suite: unknown;
    documentLoader: (address: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>;
    checkStatus: () => Promise<{ verified: boolean }>;
    now?: Date;
  }): Promise<{ verified: boolean; error?: Error }>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}
