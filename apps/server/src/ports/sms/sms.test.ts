import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type StartedSimulator } from '../simulator/start-simulator.ts';
import { aliyunNumber, aliyunSms } from './aliyun.ts';
import type { SmsMessage } from './sms.ts';
import { tencentAuthorization } from './tencent-signature.ts';
import { tencentSms } from './tencent.ts';

const message: SmsMessage = {
  phone: '+8613800138000',
  template: 'code',
  language: 'zh',
  variables: { code: '042817', minutes: '5' },
};

describe('Aliyun', () => {
  let simulator: StartedSimulator;
  beforeAll(async () => {
    simulator = await startSimulator({});
  });
  afterAll(async () => simulator.close());

  function settings() {
    const { sms } = simulator.settings;
    if (sms.vendor !== 'aliyun') throw new Error('another vendor');
    return sms;
  }

  it('a code arrives with number, template and variables', async () => {
    expect(await aliyunSms(settings()).send(message)).toMatchObject({ ok: true });
    const outbox = await (await fetch(`${simulator.base}/outbox.json?to=13800138000`)).json();
    expect(outbox[0]).toMatchObject({
      channel: 'sms',
      to: '13800138000',
      subject: 'code.zh',
      variables: { code: '042817', minutes: '5' },
    });
    const page = await (await fetch(`${simulator.base}/outbox`)).text();
    expect(page).toContain('042817');
    expect(page).toContain('Simulated outbox');
  });

  it('domestic numbers are sent without country code, others with it', () => {
    expect(aliyunNumber('+8613800138000')).toBe('13800138000');
    expect(aliyunNumber('+15551234567')).toBe('15551234567');
  });

  it('a wrong secret, a clock that is off and a wrong number are refused', async () => {
    expect(await aliyunSms({ ...settings(), keySecret: 'x' }).send(message)).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    const yesterday = () => Date.now() - 86_400_000;
    expect(await aliyunSms(settings(), { now: yesterday }).send(message)).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    expect(await aliyunSms(settings()).send({ ...message, phone: '+86abc' })).toMatchObject({
      ok: false,
      reason: 'bad_number',
    });
  });

  it('a second code within a minute is rate-limited when the vendor says so', async () => {
    await fetch(`${simulator.base}/control/faults`, { method: 'POST', body: '{"smsLimits":true}' });
    const again = { ...message, phone: '+8613900139000' };
    expect(await aliyunSms(settings()).send(again)).toMatchObject({ ok: true });
    expect(await aliyunSms(settings()).send(again)).toMatchObject({ ok: false, reason: 'too_often' });
  });

  it('a message without an approved template is not sent', async () => {
    expect(await aliyunSms({ ...settings(), templates: { paid: 'SMS_1' } }).send(message)).toEqual({
      ok: false,
      reason: 'no_template',
      detail: 'code',
    });
  });

  it('the template of the language takes precedence over the general one', async () => {
    const templates = { code: 'SMS_1', 'code.en': 'SMS_2' };
    await aliyunSms({ ...settings(), templates }).send({ ...message, phone: '+8613700137000', language: 'en' });
    const outbox = await (await fetch(`${simulator.base}/outbox.json?to=13700137000`)).json();
    expect(outbox[0]).toMatchObject({ subject: 'SMS_2' });
  });
});

describe('Tencent', () => {
  const keys = { keyId: 'AKIDexample', keySecret: 'secret' };
  let server: Server;
  let host: string;
  let answerWith: object = {};
  const seen: { headers: Record<string, unknown>; body: string }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        seen.push({ headers: request.headers, body });
        response.end(JSON.stringify({ Response: answerWith }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => new Promise((resolve) => server.close(resolve)));

  function send(answer: object) {
    answerWith = answer;
    const templates = { code: '1234' };
    return tencentSms({
      vendor: 'tencent',
      host,
      appId: '1400',
      region: 'ap-guangzhou',
      signName: '学会',
      templates,
      ...keys,
    }).send(message);
  }

  it('sends the variables in order, and signs exactly what it sends', async () => {
    expect(await send({ SendStatusSet: [{ Code: 'Ok', SerialNo: '5000:1' }] })).toEqual({ ok: true, id: '5000:1' });
    const { headers, body } = seen.at(-1) ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400',
      SignName: '学会',
      TemplateId: '1234',
      TemplateParamSet: ['042817', '5'],
    });
    const signed = {
      service: 'sms',
      host: String(headers['host']),
      action: 'SendSms',
      contentType: String(headers['content-type']),
      body,
    };
    const expected = tencentAuthorization(
      { ...signed, timestamp: Number(headers['x-tc-timestamp']) },
      keys.keyId,
      keys.keySecret,
    );
    expect(headers['authorization']).toBe(expected);
  });

  it.each([
    [{ Error: { Code: 'AuthFailure.SignatureFailure', Message: 'x' } }, 'refused'],
    [{ Error: { Code: 'InternalError.Timeout', Message: 'x' } }, 'unreachable'],
    [{ SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberThirtySecondLimit' }] }, 'too_often'],
    [{ SendStatusSet: [{ Code: 'FailedOperation.TemplateIncorrectOrUnapproved' }] }, 'no_template'],
    [{ SendStatusSet: [{ Code: 'InvalidParameterValue.IncorrectPhoneNumber' }] }, 'bad_number'],
  ])('%j is %s', async (answer, reason) => {
    expect(await send(answer)).toMatchObject({ ok: false, reason });
  });
});
