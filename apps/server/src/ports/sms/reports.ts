import { asObject, textAt } from '../json.ts';

/** A delivery report of a vendor. */
export interface SmsReport {
  /** E.164. */
  phone: string;
  /** Our number of the message; empty: the vendor does not repeat it. */
  reference: string;
  /** The vendor's number of the message, as its answer to sending had it. */
  id: string;
  delivered: boolean;
  /** The carrier's code, such as `DELIVRD` or `MK:0001`. */
  code: string;
  /** True when the number does not exist. A phone that is off or out of credit will work again. */
  badNumber: boolean;
}

export type SmsVendor = 'aliyun' | 'tencent';

/** Codes for numbers that are not assigned or malformed. */
const badNumbers = new Set([
  'MK:0001',
  'INVALID_NUMBER',
  'MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_NUMBER_ILLEGAL',
  'PHONEERR',
]);

/** A Chinese number comes without its country code, any other with it. */
const aliyunPhone = (number: string): string => (/^1\d{10}$/.test(number) ? `+86${number}` : `+${number}`);

const readers: Record<SmsVendor, (report: Record<string, unknown>) => SmsReport> = {
  aliyun: (report) => {
    const code = textAt(report, 'err_code');
    return {
      phone: aliyunPhone(textAt(report, 'phone_number')),
      reference: textAt(report, 'out_id'),
      id: textAt(report, 'biz_id'),
      delivered: report['success'] === true,
      code,
      badNumber: badNumbers.has(code),
    };
  },
  tencent: (report) => {
    const code = textAt(report, 'errmsg');
    return {
      phone: `+${textAt(report, 'nationcode')}${textAt(report, 'mobile')}`,
      reference: textAt(report, 'ext'),
      id: textAt(report, 'sid'),
      delivered: textAt(report, 'report_status') === 'SUCCESS',
      code,
      badNumber: badNumbers.has(code),
    };
  },
};

/** What each vendor expects as answer; on any other it sends the reports again. */
export const reportAnswers = {
  aliyun: { taken: { code: 0, msg: 'OK' }, malformed: { code: 1, msg: 'malformed' } },
  tencent: { taken: { result: 0, errmsg: 'OK' }, malformed: { result: 1, errmsg: 'malformed' } },
} as const;

/** Reads the reports of one request; null when it is no list of objects. */
export function readShortMessageReports(vendor: SmsVendor, body: string): SmsReport[] | null {
  const list = parsedJson(body);
  if (!Array.isArray(list)) return null;
  const objects = list.map(asObject);
  return objects.some((one) => one === null) ? null : objects.map((one) => readers[vendor](one ?? {}));
}

/** The value of a JSON text; null when it is none. */
export function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
