import type { documentKeyCalls } from '@meetingapp/contract/speakers/document-key.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { selfSigned } from '../../../text/signed-pdf/certificate.ts';
import { importIdentity } from '../../../text/signed-pdf/imported.ts';
import { replaceKey } from './commands.ts';
import { presentCertificate, presentKey } from './present.ts';
import { currentKey, keysOf } from './queries.ts';

export const documentKeyHandlers: Handlers<typeof documentKeyCalls> = {
  documentKeys: async (_body, { db, staff, now }) => ({
    now: now.toISOString(),
    keys: (await keysOf(db, staff.societyId)).map(presentKey),
  }),

  importDocumentKey: async ({ seen, try: isTry, certificateFile, keyFile, keyPassword }, { db, ports, staff, now }) => {
    const read = importIdentity({
      certificateFile: Buffer.from(certificateFile, 'base64'),
      keyFile: keyFile === null ? null : Buffer.from(keyFile, 'base64'),
      password: keyPassword,
      now,
    });
    if (!read.ok)
      return refuse('body_invalid', [
        { field: read.in, reason: read.fault, ...(read.limit === undefined ? {} : { limit: read.limit }) },
      ]);
    const { identity } = read;
    if (!isTry) {
      const replacing = { societyId: staff.societyId, seen, source: 'imported' as const, identity: () => identity };
      const outcome = await replaceKey(db, replacing, { sealing: ports.sealing, now });
      if (!outcome.ok) return refuse(outcome.reason);
    }
    return presentCertificate(identity);
  },

  makeDocumentKey: async ({ seen }, { db, ports, staff, now }) => {
    const { societyId } = staff;
    const replacing = { societyId, seen, source: 'made' as const, identity: (name: string) => selfSigned(name, now) };
    const outcome = await replaceKey(db, replacing, { sealing: ports.sealing, now });
    if (!outcome.ok) return refuse(outcome.reason === 'document_key_there' ? 'changed_meanwhile' : outcome.reason);
    const made = await currentKey(db, societyId);
    return made ? presentCertificate(made) : refuse('changed_meanwhile');
  },
};
