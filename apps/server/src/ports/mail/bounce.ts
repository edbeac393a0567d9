import PostalMime from 'postal-mime';

/** What a mail server reports about a message that it could not deliver. */
export interface Bounce {
  /** True: it will never be delivered. False: it is delayed, or was delivered or passed on. */
  permanent: boolean;
  /** True when the address itself is at fault, and not the message. */
  badAddress: boolean;
  /** Status of RFC 3463, such as `5.1.1`. */
  status: string;
}

/**
 * Status of addresses that do not exist or take nothing any more (RFC 3463). A full mailbox (5.2.2) or a refused text (5.7.1) is not
 * the address's fault for good.
 */
const badAddress = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** Reads a delivery status notification (RFC 3464); null when the message is none, such as an automatic answer. */
export async function readBounce(raw: Uint8Array): Promise<Bounce | null> {
  const { attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
  });
  const part = attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status');
  if (!part) return null;
  const content = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  // The fields of the message come first, then those of each recipient. A return address is for one recipient.
  const recipients = content
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action'));
  const failed = recipients.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  const told = failed ?? recipients[0];
  if (told === undefined) return null;
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(told.get('status') ?? '')?.[0] ?? '';
  const permanent = failed !== undefined && !status.startsWith('4');
  return { permanent, badAddress: permanent && badAddress.test(status), status };
}

/** Header fields by lower-case name; continued lines are joined. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}
