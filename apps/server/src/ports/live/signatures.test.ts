import { describe, expect, it } from 'vitest';
import { aliyunLive, aliyunSignature } from './aliyun.ts';
import { md5 } from './md5.ts';
import { hookKey, ownLive } from './own.ts';
import { tencentLive, tencentSignature } from './tencent.ts';

const settings = {
  pushDomain: 'livepush.tcloud.com',
  pushKey: 'e12c46f2612d5106e2034781ab261ca3',
  playDomain: 'play.example.org',
  playKey: 'aliyuncdnexp1234',
  callbackKey: 'yourkey',
  app: 'live',
};
const stream = { name: 'test', secret: 'only the studio knows it' };
// Examples with printed results: Tencent Cloud, "Hotlink Protection URL Calculation" (document 267/31560); Alibaba Cloud CDN, "Type A
// signing", which the live service uses. For callbacks both print the input but not the result: Tencent Cloud, "推断流事件通知" (267/38081
// and, with the time as text, 267/5957); Alibaba Cloud, "推流回调格式说明" (document_detail/54787) and "回调鉴权说明" (417349). Those results come
// from md5sum.
const nothing = { headers: {}, query: {}, body: '' };

describe('[O12] Tencent Cloud', () => {
  const cloud = tencentLive(settings);
  const until = new Date(0x5c271099 * 1000);

  it('signs addresses like the example in its documentation', () => {
    const signed = 'txSecret=f85a2ab363fe4deaffef9754d79da6fe&txTime=5C271099';
    expect(tencentSignature(settings.pushKey, 'test', until)).toBe(signed);
    expect(cloud.pushAddress(stream, until)).toEqual({
      server: 'rtmp://livepush.tcloud.com/live',
      key: `test?${signed}`,
    });
    expect(cloud.playAddress('test', until)).toMatch(/^https:\/\/play\.example\.org\/live\/test\.m3u8\?txSecret=/);
  });

  it('is accepted when its signature is right and not too old', () => {
    const now = new Date(1_700_000_000_000);
    const t = 1_700_000_300;
    const sign = 'e25e2d73e9db70f53f82c37fe8a6c3c5';
    const told = { t, sign, event_type: 1, stream_id: 'test', sequence: '7' };
    const parse = (more: object, at = now) =>
      cloud.parseCallback({ ...nothing, body: JSON.stringify({ ...told, ...more }) }, at);
    expect(parse({})).toEqual({ ok: true, news: { kind: 'on', name: 'test', client: '7', secret: null } });
    expect(parse({ t: String(t) })).toEqual(parse({}));
    expect(parse({ event_type: 0 })).toMatchObject({ news: { kind: 'off', client: '7' } });
    expect(parse({ event_type: 200 })).toMatchObject({ news: { kind: 'other' } });
    expect(parse({ sign: md5(`otherkey${t}`) })).toEqual({ ok: false, reason: 'forged' });
    expect(parse({ t: t + 1 })).toEqual({ ok: false, reason: 'forged' });
    expect(parse({}, new Date((t + 1) * 1000))).toEqual({ ok: false, reason: 'late' });
    for (const body of ['', '[]', '3', 'null', '{"t":"x","sign":"x"}'])
      expect(cloud.parseCallback({ ...nothing, body }, now).ok).toBe(false);
  });
});

describe('[O12] Alibaba Cloud', () => {
  const cloud = aliyunLive(settings, 'https://learn.aliyundoc.com');
  const now = new Date(1_519_375_990_000);

  it('signs addresses like the example in its documentation', () => {
    const until = new Date(1_444_435_200_000);
    expect(aliyunSignature('aliyuncdnexp1234', '/video/standard/1K.html', until)).toBe(
      'auth_key=1444435200-0-0-80cd3862d699b7118eed99103f2a3a4f',
    );
    expect(cloud.playAddress('test', until)).toMatch(/\/live\/test\.m3u8\?auth_key=1444435200-0-0-[0-9a-f]{32}$/);
    expect(cloud.pushAddress(stream, until).key).toMatch(/^test\?auth_key=/);
  });

  it('is accepted when the header is signed for the pushed domain, the time and the key', () => {
    const headers = {
      'ali-live-timestamp': '1519375990',
      'ali-live-signature': md5(`${settings.pushDomain}|1519375990|yourkey`),
    };
    const query = { action: 'publish', id: 'test', node: 'n1', ip: '203.0.113.7' };
    const parse = (more: object, at = now) => cloud.parseCallback({ headers, query, body: '', ...more }, at);
    expect(parse({})).toEqual({ ok: true, news: { kind: 'on', name: 'test', client: 'n1/203.0.113.7', secret: null } });
    expect(parse({ query: { ...query, action: 'publish_done' } })).toMatchObject({ news: { kind: 'off' } });
    expect(parse({ headers: { ...headers, 'ali-live-signature': '9e226fc2c250be266e3657e156f68c12' } })).toEqual(
      parse({}),
    );
    expect(
      parse({ headers: { ...headers, 'ali-live-signature': md5('other.example.org|1519375990|yourkey') } }),
    ).toMatchObject({ reason: 'forged' });
    expect(parse({ headers: {} })).toEqual({ ok: false, reason: 'malformed' });
    expect(parse({ headers: { ...headers, 'ali-live-timestamp': '1519375991' } })).toMatchObject({ reason: 'forged' });
    expect(parse({}, new Date(now.getTime() + 600_000))).toEqual({ ok: false, reason: 'late' });
  });
});

it('[O12] the built-in stream server sends a key that is neither the secret nor in any studio address', () => {
  const own = ownLive({ pushUrl: 'rtmp://live.example.org/live', secret: 'media secret' });
  const body = 'call=publish&app=live&name=hall1&clientid=4&secret=abc&call=publish_done';
  const key = hookKey('media secret');
  expect(own.parseCallback({ ...nothing, query: { key }, body }, new Date())).toEqual({
    ok: true,
    news: { kind: 'on', name: 'hall1', client: '4', secret: 'abc' },
  });
  expect(own.parseCallback({ ...nothing, query: { key: `${key}x` }, body }, new Date())).toMatchObject({ ok: false });
  expect(own.parseCallback({ ...nothing, query: {}, body }, new Date())).toMatchObject({ reason: 'forged' });
  expect(own.parseCallback({ ...nothing, query: { key }, body: 'x' }, new Date())).toMatchObject({
    reason: 'malformed',
  });
  const push = own.pushAddress({ name: 'hall1', secret: 'abc' }, new Date());
  expect(push).toEqual({ server: 'rtmp://live.example.org/live', key: 'hall1?secret=abc' });
  expect(key).not.toContain('media');
});
