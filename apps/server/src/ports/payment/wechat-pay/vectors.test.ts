import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyRsa } from '../rsa.ts';
import { platformKeys } from './platform-keys.ts';
import { openResource, sealResource } from './resource.ts';
import { authorization, jsapiParameters } from './signature.ts';
import { signatureFault } from './verify.ts';

// From "How to verify with the WeChat Pay public key", pay.weixin.qq.com, document 4013053420 and its copies.
const PUBLISHED = {
  id: 'PUB_KEY_ID_0000000000000024101100397200000006',
  key: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwXNI6sdlknHBnK8Fu2U6
Cwor9qY747jP8KAfeBMeveEt1TqaHkLfaSD07trZLhGpfs8/AHqjhgSMO1O10YQW
OrrJ4hjIWPKqxbgrYMkBQc+mwdiWp4W3ByCqxBRagCveCXRWCmuJYovl9H/bsDI0
iGbpVtEOghJtfciisYSgxcLufUDTRkvwxjIBK1pCRjk33jJ5YTBWTHMRtMAOcFLN
F6hdEYdX8SPsgHHeLZ5Lv2T/686w1xtgCHef/sd4uSfWmyzsalQdHG/e4IyYmrhx
+O3VBoNDzE3nx23bFeV/RVNCG7cV6VhmYokJNHa/erIPkEmEFID6A5wQOXuxUkmJ
WwIDAQAB
-----END PUBLIC KEY-----`,
  body: '{"code_url":"weixin://wxpay/bizpayurl?pr=JyC91EIz1"}',
  headers: {
    'wechatpay-nonce': 'd824f2e086d3c1df967785d13fcd22ef',
    'wechatpay-timestamp': '1722850421',
    'wechatpay-serial': 'PUB_KEY_ID_0000000000000024101100397200000006',
    'wechatpay-signature':
      'mfI1CPqvBrgcXfgXMFjdNIhBf27ACE2YyeWsWV9ZI7T7RU0vHvbQpu9Z32ogzc+k8ZC5n3kz7h70eWKjgqNdKQF0eRp8mVKlmfzMLBVHbssB9jEZEDXThOX1XFqX7s7y' +
      'mia1hoHQxQagPGzkdWxtlZPZ4ZPvr1RiqkgAu6Is8MZgXXrRoBKqjmSdrP1N7uxzJ/cjfSiis9FiLjuADoqmQ1P7p2N876YPAol7Rn0+GswwAwxldbdLrmVSjfytfSBJ' +
      'FqTMHn4itojgxSWWN1byuckQt8hSTEv/Lg97QoeGniYP17T80pJeQyL3b+295FPHSO2AtvCgyIbKMZ0BALilAA==',
  },
};

// The notice of the official Go client's own test (wechatpay-go, core/notify/notify_test.go).
const NOTICE = {
  serial: 'D7CE59D1F522D701',
  apiV3Key: 'testMchAPIv3Key0',
  certificate: `-----BEGIN CERTIFICATE-----
MIIDVzCCAj+gAwIBAgIJANfOWdH1ItcBMA0GCSqGSIb3DQEBCwUAMEIxCzAJBgNV
BAYTAlhYMRUwEwYDVQQHDAxEZWZhdWx0IENpdHkxHDAaBgNVBAoME0RlZmF1bHQg
Q29tcGFueSBMdGQwHhcNMjEwNDI3MDg1NTIzWhcNMzEwNDI1MDg1NTIzWjBCMQsw
CQYDVQQGEwJYWDEVMBMGA1UEBwwMRGVmYXVsdCBDaXR5MRwwGgYDVQQKDBNEZWZh
dWx0IENvbXBhbnkgTHRkMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA
2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE806mXO4RwdHXag
HQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOm
DeJf2vg6byms9RUipiq4SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B83
4uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevnoqGRwTm9fxCGf
y8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtk
aSef4FdEEgEXJiw0VAJT8wIDAQABo1AwTjAdBgNVHQ4EFgQUT1c7nd/SUO76HSoZ
umNUJv1R5PwwHwYDVR0jBBgwFoAUT1c7nd/SUO76HSoZumNUJv1R5PwwDAYDVR0T
BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAfTjxKRQMzNB/U6ZoCUS+BSNfa2Oh
0plMN6ZuzwiVVZwg1jywvv5yv04koS7Pd4i9E4gt9ZBUQXlpq+A3oOCEEHNRR6b2
kyazGRM7s0OP5X21WrbpSmKmU6K7hkfx30yYs08LVs/Q8DIhvaj1FCFeJzUCzYn/
fHMq4tsbKO0dKAeydPM/nrUZBmaYQVKMVOORGLFjFKVO7JV6Kq/R86ouhjEPgJOe
2xulNBUcjicqtZlBdEh/PWCYP2SpGVDclKm8jeo175T3EVAkdKzzmfpxtMmnMlmq
cTJOU9TxuGvNASMtjj7pYIerTx+xgZDXEVBWFW9PjJ0TV06tCRsgSHItgg==
-----END CERTIFICATE-----`,
  body:
    '{"id":"3119dfba-e649-5eec-ab1e-3412bc4d2e17","create_time":"2021-06-24T16:37:26+08:00","resource_type":"encrypt-resource",' +
    '"event_type":"PAYSCORE.USER_OPEN_SERVICE","summary":"签约成功","resource":{"original_type":"payscore","algorithm":"AEAD_AES_256_GCM",' +
    '"ciphertext":"YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZttevRMOoPKMifozg6XPWjIZumks/' +
    'GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ==",' +
    '"associated_data":"payscore","nonce":"Kj7QIyUiYx1q"}}',
  headers: {
    'wechatpay-nonce': 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz',
    'wechatpay-timestamp': '1624523846',
    'wechatpay-serial': 'D7CE59D1F522D701',
    'wechatpay-signature':
      'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXFlbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBk' +
      'h98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1IBLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRG' +
      'rapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY406ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q==',
  },
};

function keysOf(publicKeys: Record<string, string>) {
  return platformKeys({ publicKeys, apiV3Key: NOTICE.apiV3Key, now: Date.now, fetchCertificates: async () => null });
}

describe('published examples', () => {
  const at = 1722850421_000;
  const keys = keysOf({ [PUBLISHED.id]: PUBLISHED.key });

  it('an answer signed with a WeChat Pay public key is genuine, to its last byte', async () => {
    const body = Buffer.from(PUBLISHED.body);
    expect(await signatureFault(body, PUBLISHED.headers, keys, at)).toBeNull();
    expect(await signatureFault(Buffer.concat([body, Buffer.from(' ')]), PUBLISHED.headers, keys, at)).toBe(
      'bad_signature',
    );
    const nonce = { ...PUBLISHED.headers, 'wechatpay-nonce': 'd824f2e086d3c1df967785d13fcd22ee' };
    expect(await signatureFault(body, nonce, keys, at)).toBe('bad_signature');
  });

  it('a genuine answer is refused when 300 seconds off the local clock, in either direction', async () => {
    const check = (seconds: number) =>
      signatureFault(Buffer.from(PUBLISHED.body), PUBLISHED.headers, keys, at + seconds * 1000);
    expect(await check(299)).toBeNull();
    expect(await check(-299)).toBeNull();
    expect(await check(300)).toBe('old_timestamp');
    expect(await check(-300)).toBe('old_timestamp');
  });

  it('an unknown key proves nothing', async () => {
    expect(await signatureFault(Buffer.from(PUBLISHED.body), PUBLISHED.headers, keysOf({}), at)).toBe('unknown_key');
    expect(await signatureFault(Buffer.from(PUBLISHED.body), {}, keys, at)).toBe('no_signature');
  });

  it('the whole notice of the official client is verified by its certificate and decrypted', async () => {
    const held = keysOf({ [NOTICE.serial]: NOTICE.certificate });
    expect(await signatureFault(Buffer.from(NOTICE.body), NOTICE.headers, held, 1624523846_000)).toBeNull();
    const { nonce, associated_data: associatedData, ciphertext } = JSON.parse(NOTICE.body).resource;
    const plain = openResource({ nonce, associatedData, ciphertext }, NOTICE.apiV3Key);
    expect(JSON.parse(plain?.toString('utf8') ?? '')).toMatchObject({ mchid: '1234567890' });
    expect(openResource({ nonce, associatedData: 'payscorE', ciphertext }, NOTICE.apiV3Key)).toBeNull();
    expect(openResource({ nonce, associatedData, ciphertext }, 'testMchAPIv3Key1')).toBeNull();
  });
});

describe('outgoing signatures', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

  it('a request is five lines, with its query, its body and the last line break', () => {
    const header = authorization(
      { merchantId: '1900000001', serial: 'ABCDEF', privateKey },
      {
        method: 'GET',
        target: '/v3/x?mchid=1',
        body: '',
        timestamp: '1554208460',
        nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
      },
    );
    const signature = /signature="([^"]+)"/.exec(header)?.[1] ?? '';
    const message = 'GET\n/v3/x?mchid=1\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n';
    expect(verifyRsa(message, signature, createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })))).toBe(
      true,
    );
    expect(header).toMatch(
      /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="593B\w+",timestamp="1554208460",serial_no="ABCDEF",signature="/,
    );
  });

  it('the cashier of a page gets app, time, nonce and package signed, each on its line', () => {
    const order = {
      appId: 'wx2421b1c4370ec43b',
      prepayId: 'wx201410272009395522657a690389285100',
      timestamp: '1554208460',
      nonce: 'abc',
    };
    const parameters = jsapiParameters(order, privateKey);
    const message = 'wx2421b1c4370ec43b\n1554208460\nabc\nprepay_id=wx201410272009395522657a690389285100\n';
    expect(verifyRsa(message, parameters.paySign, publicKey)).toBe(true);
    expect(parameters.signType).toBe('RSA');
  });

  it('encrypted data can be decrypted, and a single flipped bit is detected', () => {
    const key = '0123456789abcdef0123456789abcdef';
    const sealed = sealResource('金额 1', 'abcdefabcdef', 'transaction', key);
    expect(openResource(sealed, key)?.toString('utf8')).toBe('金额 1');
    const bytes = Buffer.from(sealed.ciphertext, 'base64');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    expect(openResource({ ...sealed, ciphertext: bytes.toString('base64') }, key)).toBeNull();
  });
});
