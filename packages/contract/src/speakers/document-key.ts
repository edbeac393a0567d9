import * as v from 'valibot';
import { call } from '../call.ts';
import { Instant, trimmed, WholeNumber } from '../shapes.ts';

const base = '/medapp/api/console/speakers/document-key';
/** The key signs for the whole society. */
const who = { staff: ['owner'], society: true } as const;

/** What a certificate says about itself. */
const facts = {
  /** Organisation or name of the holder, and of the authority that issued it. */
  holder: v.string(),
  authority: v.string(),
  serial: v.string(),
  from: Instant,
  until: Instant,
  /** In hexadecimal digits, of the certificate in DER. */
  sha256: v.string(),
  /** Certificates of authorities that came with it; 0: readers must know the authority themselves. */
  issuers: v.number(),
};

export const DocumentKey = v.object({
  ...facts,
  id: v.number(),
  source: v.picklist(['made', 'imported']),
  madeAt: Instant,
  /** Null: it signs now. */
  retiredAt: v.nullable(Instant),
  /** Documents that were signed with it. */
  signatures: v.number(),
});
export type DocumentKey = v.InferOutput<typeof DocumentKey>;

/** A file of at most 64 kB in base64. */
const SmallFile = v.pipe(v.string(), v.maxLength(90_000, 'file_too_long'), v.base64('file_kind'));

export const documentKeyCalls = {
  /** Certificates with which the society signs agreements, the newest first; empty before the first signature. */
  documentKeys: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({}),
    answer: v.object({ now: Instant, keys: v.array(DocumentKey) }),
    errors: [],
  }),
  /**
   * Takes a certificate of an authority with its key: PKCS#12, or PEM in one or two files. With `try` it is only checked. From then on
   * it signs; the former private key is deleted, and its certificate stays with what it signed. `seen`: id of the key that signs; 0:
   * none.
   */
  importDocumentKey: call({
    path: `${base}/import`,
    who,
    effect: 'write',
    body: v.object({
      seen: WholeNumber,
      try: v.boolean(),
      certificateFile: v.pipe(SmallFile, v.minLength(1, 'required')),
      keyFile: v.optional(v.nullable(SmallFile), null),
      keyPassword: v.optional(trimmed(200), ''),
    }),
    answer: v.object(facts),
    errors: ['changed_meanwhile', 'document_key_there'],
  }),
  /** Makes a new key with a certificate that it signs itself, which signs from then on. `seen` as above. */
  makeDocumentKey: call({
    path: `${base}/make`,
    who,
    effect: 'write',
    body: v.object({ seen: WholeNumber }),
    answer: v.object(facts),
    errors: ['changed_meanwhile'],
  }),
} as const;
