import { AlipaySdk } from 'alipay-sdk';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type StartedSimulator } from '../start-simulator.ts';

/** Third-party clients against this simulator: what they accept, the real providers should accept too. */
let simulator: StartedSimulator;

beforeAll(async () => {
  simulator = await startSimulator({ faults: { refundDelayMs: 0 } });
});
afterAll(async () => simulator.close());

async function control(path: string, body: object = {}): Promise<void> {
  await fetch(`${simulator.base}/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

describe('wechatpay-axios-plugin', () => {
  function client(certs: Record<string, string>) {
    const { host, merchantId, serial, privateKey } = simulator.settings.wechatPay;
    return new Wechatpay({ mchid: merchantId, serial, privateKey, certs, baseURL: `${host}/` });
  }

  it('orders, queries, closes and refunds, and verifies every answer', async () => {
    const { wechatPay } = simulator.settings;
    const wxpay = client(wechatPay.publicKeys);
    const outTradeNo = 'SECOND-OPINION-1';
    const order = {
      appid: wechatPay.appId,
      mchid: wechatPay.merchantId,
      description: '注册费',
      out_trade_no: outTradeNo,
      time_expire: new Date(Date.now() + 600_000).toISOString().replace(/\.\d+Z$/, '+00:00'),
      notify_url: 'http://127.0.0.1:9/notice',
      amount: { total: 29, currency: 'CNY' },
    };
    const made = await wxpay.chain('v3/pay/transactions/native').post(order);
    expect(made.data).toMatchObject({ code_url: expect.stringContaining('/cashier?order=') });
    await control(`orders/${outTradeNo}/pay`, { notices: 0 });
    const found = await wxpay
      .chain(`v3/pay/transactions/out-trade-no/${outTradeNo}`)
      .get({ params: { mchid: wechatPay.merchantId } });
    expect(found.data).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 29 } });
    await expect(
      wxpay.chain(`v3/pay/transactions/out-trade-no/${outTradeNo}/close`).post({ mchid: wechatPay.merchantId }),
    ).rejects.toMatchObject({ response: { status: 400, data: { code: 'ORDER_PAID' } } });
    const refund = await wxpay.chain('v3/refund/domestic/refunds').post({
      out_trade_no: outTradeNo,
      out_refund_no: 'R-SECOND-OPINION-1',
      amount: { refund: 9, total: 29, currency: 'CNY' },
    });
    expect(refund.data).toMatchObject({ status: 'PROCESSING', amount: { refund: 9 } });
  });

  it('refuses answers when it holds another key', async () => {
    const { wechatPay, alipay } = simulator.settings;
    const fooled = client({ [Object.keys(wechatPay.publicKeys)[0] ?? '']: alipay.publicKey });
    await expect(fooled.chain('v3/certificates').get()).rejects.toThrow(/Verify the response's data .* failed/);
  });

  it('decrypts the certificate that the platform sends, and reads its serial', async () => {
    const { credentials } = simulator.world;
    const answer = await client(simulator.settings.wechatPay.publicKeys).chain('v3/certificates').get();
    const [{ serial_no: serial, encrypt_certificate: sealed }] = answer.data.data;
    const pem = Aes.AesGcm.decrypt(sealed.ciphertext, credentials.apiV3Key, sealed.nonce, sealed.associated_data);
    expect(pem).toBe(credentials.certificate);
    expect(serial).toBe(credentials.certificateSerial);
    const message = Formatter.response('1', 'n', '{}');
    expect(Rsa.verify(message, Rsa.sign(message, credentials.certificateKey), pem)).toBe(true);
  });
});

describe('alipay-sdk', () => {
  function sdk(): AlipaySdk {
    const { appId, privateKey, publicKey, gateway } = simulator.settings.alipay;
    return new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey: publicKey, gateway });
  }

  it('opens the cashier by its own signed address, queries and refunds, and verifies every answer', async () => {
    const bizContent = {
      out_trade_no: 'SDK-1',
      total_amount: '0.29',
      subject: '注册费',
      product_code: 'QUICK_WAP_WAY',
    };
    const address = sdk().pageExecute('alipay.trade.wap.pay', 'GET', {
      notify_url: 'http://127.0.0.1:9/n',
      bizContent,
    });
    expect(await (await fetch(address)).text()).toContain('SDK-1');
    await control('orders/SDK-1/pay', { notices: 0 });
    const found = await sdk().exec(
      'alipay.trade.query',
      { bizContent: { out_trade_no: 'SDK-1' } },
      { validateSign: true },
    );
    expect(found).toMatchObject({ code: '10000', tradeStatus: 'TRADE_SUCCESS', totalAmount: '0.29' });
    const refund = await sdk().exec(
      'alipay.trade.refund',
      { bizContent: { out_trade_no: 'SDK-1', out_request_no: 'SDK-R', refund_amount: '0.09' } },
      { validateSign: true },
    );
    expect(refund).toMatchObject({ code: '10000', fundChange: 'Y' });
  });

  it('accepts this server’s notices, and rejects altered ones', async () => {
    const { alipayPaymentNotice } = await import('../alipay/notice.ts');
    const order = [...simulator.world.orders.values()].find(({ outTradeNo }) => outTradeNo === 'SDK-1');
    if (order === undefined) throw new Error('no order');
    const form = Object.fromEntries(new URLSearchParams(alipayPaymentNotice(simulator.world, order).compose().body));
    expect(sdk().checkNotifySignV2(form)).toBe(true);
    expect(sdk().checkNotifySignV2({ ...form, total_amount: '0.01' })).toBe(false);
  });
});
