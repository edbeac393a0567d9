import { randomUUID } from 'node:crypto';
import { parseObject, textAt } from '../json.ts';
import type { SmsSettings } from '../settings.ts';
import { addressParts, network, type Transport } from '../transport.ts';
import { aliyunAuthorization, canonicalQuery, sha256Hex } from './aliyun-signature.ts';
import type { Sms, SmsFault } from './sms.ts';
import { templateOf } from './template.ts';

const FAULTS: Record<string, SmsFault> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'too_often',
  'isv.DAY_LIMIT_CONTROL': 'too_often',
  'Throttling.User': 'too_often',
  'isv.MOBILE_NUMBER_ILLEGAL': 'bad_number',
  'isv.MOBILE_COUNT_OVER_LIMIT': 'bad_number',
  'isv.SMS_TEMPLATE_ILLEGAL': 'no_template',
  'isp.SYSTEM_ERROR': 'unreachable',
  'isp.RAM_PERMISSION_DENY': 'refused',
};

/** Chinese numbers without the country code, all others with it and without the plus. */
export function aliyunNumber(phone: string): string {
  return phone.startsWith('+86') ? phone.slice(3) : phone.replace(/^\+/, '');
}

export function aliyunSms(
  settings: Extract<SmsSettings, { vendor: 'aliyun' }>,
  { transport = network, now = Date.now }: { transport?: Transport; now?: () => number } = {},
): Sms {
  return {
    async send(message) {
      const template = templateOf(settings.templates, message);
      if (template === null) return { ok: false, reason: 'no_template', detail: message.template };
      const query = {
        PhoneNumbers: aliyunNumber(message.phone),
        SignName: settings.signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify(message.variables),
        ...(message.reference ? { OutId: message.reference } : {}),
      };
      const { host, target: path } = addressParts(`${settings.host}/`);
      const headers = {
        host,
        'x-acs-action': 'SendSms',
        'x-acs-version': '2017-05-25',
        'x-acs-date': new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z'),
        'x-acs-signature-nonce': randomUUID(),
        'x-acs-content-sha256': sha256Hex(''),
      };
      const authorization = aliyunAuthorization(
        { method: 'POST', path, query, headers, body: '' },
        settings.keyId,
        settings.keySecret,
      );
      const { host: _signedOnly, ...sent } = headers;
      const got = await transport({
        method: 'POST',
        url: `${settings.host}/?${canonicalQuery(query)}`,
        headers: { ...sent, authorization, accept: 'application/json' },
      });
      if (!got.ok) return { ok: false, reason: got.unsent ? 'unreachable' : 'unknown', detail: got.detail };
      const answer = parseObject(got.body.toString('utf8'));
      const code = textAt(answer, 'Code');
      if (code === 'OK') return { ok: true, id: textAt(answer, 'BizId') };
      const detail = `${got.status} ${code} ${textAt(answer, 'Message')}`.trim();
      return {
        ok: false,
        // An answer that is not the vendor's comes from something between: the vendor may have taken the message.
        reason: FAULTS[code] ?? (answer === null ? 'unknown' : got.status >= 500 ? 'unreachable' : 'refused'),
        detail,
      };
    },
  };
}
