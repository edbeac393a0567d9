import { asObject, textAt } from '../json.ts';
import { parsedJson, type SmsVendor } from './reports.ts';

/** A text message that a person sent back, as a vendor pushes it. */
export interface SmsReply {
  /** E.164. */
  phone: string;
  text: string;
}

const readers: Record<SmsVendor, (reply: Record<string, unknown>) => SmsReply> = {
  aliyun: (reply) => {
    const number = textAt(reply, 'phone_number');
    return { phone: /^1\d{10}$/.test(number) ? `+86${number}` : `+${number}`, text: textAt(reply, 'content') };
  },
  tencent: (reply) => ({
    phone: `+${textAt(reply, 'nationcode')}${textAt(reply, 'mobile')}`,
    text: textAt(reply, 'text'),
  }),
};

/** Reads the replies of one request: a list of them, or one; null when it is neither. */
export function readShortMessageReplies(vendor: SmsVendor, body: string): SmsReply[] | null {
  const sent = parsedJson(body);
  const objects = (Array.isArray(sent) ? sent : [sent]).map(asObject);
  return objects.some((one) => one === null) ? null : objects.map((one) => readers[vendor](one ?? {}));
}
