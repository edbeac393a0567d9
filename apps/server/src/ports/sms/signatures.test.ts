import { describe, expect, it } from 'vitest';
import { aliyunAuthorization, sha256Hex } from './aliyun-signature.ts';
import { tencentAuthorization } from './tencent-signature.ts';

describe('signatures of the SMS vendors', () => {
  it('Aliyun: matches the fixed example of its documentation exactly', () => {
    const header = aliyunAuthorization(
      {
        method: 'POST',
        path: '/',
        query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
        headers: {
          host: 'ecs.cn-shanghai.aliyuncs.com',
          'x-acs-action': 'RunInstances',
          'x-acs-content-sha256': sha256Hex(''),
          'x-acs-date': '2023-10-26T10:22:32Z',
          'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
          'x-acs-version': '2014-05-26',
          accept: 'application/json',
        },
        body: '',
      },
      'YourAccessKeyId',
      'YourAccessKeySecret',
    );
    expect(header).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;' +
        'x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('Tencent: matches the example of its documentation exactly', () => {
    const header = tencentAuthorization(
      {
        service: 'cvm',
        host: 'cvm.tencentcloudapi.com',
        action: null,
        contentType: 'application/json; charset=utf-8',
        timestamp: 1551113065,
        body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
      },
      'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    );
    expect(header).toContain('Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168');
  });
});
