import { asObject, parseObject, textAt } from '../json.ts';
import type { SmsSettings } from '../settings.ts';
import { addressParts, network, type Transport } from '../transport.ts';
import type { Sms, SmsFault } from './sms.ts';
import { templateOf } from './template.ts';
import { tencentAuthorization } from './tencent-signature.ts';

function faultOf(code: string): SmsFault {
  if (code.startsWith('LimitExceeded') || code.startsWith('RequestLimitExceeded')) return 'too_often';
  if (code.startsWith('InternalError')) return 'unreachable';
  if (code.includes('PhoneNumber')) return 'bad_number';
  if (code.includes('Template')) return 'no_template';
  return 'refused';
}

export function tencentSms(
  settings: Extract<SmsSettings, { vendor: 'tencent' }>,
  { transport = network, now = Date.now }: { transport?: Transport; now?: () => number } = {},
): Sms {
  return {
    async send(message) {
      const template = templateOf(settings.templates, message);
      if (template === null) return { ok: false, reason: 'no_template', detail: message.template };
      const body = JSON.stringify({
        PhoneNumberSet: [message.phone],
        SmsSdkAppId: settings.appId,
        SignName: settings.signName,
        TemplateId: template,
        TemplateParamSet: Object.values(message.variables),
        ...(message.reference ? { SessionContext: message.reference } : {}),
      });
      const timestamp = Math.floor(now() / 1000);
      const contentType = 'application/json; charset=utf-8';
      const { host } = addressParts(settings.host);
      const authorization = tencentAuthorization(
        { service: 'sms', host, action: 'SendSms', contentType, timestamp, body },
        settings.keyId,
        settings.keySecret,
      );
      const got = await transport({
        method: 'POST',
        url: `${settings.host}/`,
        headers: {
          authorization,
          'content-type': contentType,
          'x-tc-action': 'SendSms',
          'x-tc-version': '2021-01-11',
          'x-tc-region': settings.region,
          'x-tc-timestamp': String(timestamp),
        },
        body,
      });
      if (!got.ok) return { ok: false, reason: got.unsent ? 'unreachable' : 'unknown', detail: got.detail };
      const response = asObject(parseObject(got.body.toString('utf8'))?.['Response']);
      // An answer that is not the vendor's comes from something between: the vendor may have taken the message.
      if (response === null) return { ok: false, reason: 'unknown', detail: `status ${got.status}` };
      const statuses = response['SendStatusSet'];
      const status = asObject(Array.isArray(statuses) ? statuses[0] : null);
      const code = textAt(response, 'Error', 'Code') || textAt(status, 'Code');
      if (code === 'Ok') return { ok: true, id: textAt(status, 'SerialNo') };
      const detail = `${code} ${textAt(response, 'Error', 'Message') || textAt(status, 'Message')}`.trim();
      return { ok: false, reason: faultOf(code), detail };
    },
  };
}
