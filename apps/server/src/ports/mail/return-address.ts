import type { Signatures } from '../signatures.ts';

/** A return address per message, by which an undeliverable one is recognised. Nobody can make up a valid one. */
export interface ReturnAddresses {
  /** `bounce+<id>.<signature>@<domain>`; null when no domain is configured. */
  of(messageId: number): string | null;
  /** The message of an address; null when it is not one of these. */
  read(address: string): number | null;
}

export function returnAddresses(domain: string | null, signatures: Signatures): ReturnAddresses {
  return {
    of: (messageId) =>
      domain === null ? null : `bounce+${messageId}.${signatures.of('bounce', String(messageId))}@${domain}`,
    read(address) {
      const [, id = '', signature = '', host = ''] =
        /^bounce\+(\d{1,15})\.([0-9a-f]{32})@(.+)$/.exec(address.toLowerCase()) ?? [];
      if (id === '' || host !== domain || !signatures.fits('bounce', id, signature)) return null;
      return Number(id);
    },
  };
}
