import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { client } from '../../../testing/client.ts';

const wire = client((await testApp()).app, { language: 'ch' });
const hospitals = async (keywords: unknown, type = 'company') =>
  (await wire.post('/medapp/api/common/company/list', { keywords, type } as object)).body;
const names = async (keywords: string) => (await hospitals(keywords)).hospital?.map((one) => String(one.name)) ?? [];

describe('[C10] common/company/list', () => {
  it('suggests hospitals by the prefix of the name, with province and city', async () => {
    const { code, hospital } = await hospitals('北京协和');
    expect(code).toBe(0);
    expect(hospital?.[0]).toEqual({ name: '北京协和医院', province: '北京市', city: '北京市' });
  });

  it('by any part of the name', async () => {
    expect(await names('协和')).toEqual(expect.arrayContaining(['北京协和医院']));
  });

  it('by the pinyin initials of the whole name or a part, in capitals too', async () => {
    for (const initials of ['bjxhyy', 'xhyy', 'BJXHYY', 'Xhyy '])
      expect([initials, await names(initials)]).toEqual([initials, expect.arrayContaining(['北京协和医院'])]);
    expect((await names('bjxhyy'))[0]).toBe('北京协和医院');
  });

  it('[L4] by the full pinyin of the whole name or a part, with or without spaces', async () => {
    for (const typed of ['beijingxiehe', 'Beijing Xiehe Yiyuan', 'xieheyiyuan', 'xiehe'])
      expect([typed, await names(typed)]).toEqual([typed, expect.arrayContaining(['北京协和医院'])]);
    expect((await names('beijingxiehe'))[0]).toBe('北京协和医院');
    // "iehe" begins inside a syllable
    expect(await names('iehe')).toEqual([]);
  });

  it('[L4] by the English name, in the words that foreign papers use', async () => {
    for (const [typed, name] of [
      ['Peking Union Medical College Hospital', '北京协和医院'],
      ['west china hospital', '四川大学华西医院'],
      ['Zhongshan Hospital Fudan University', '复旦大学附属中山医院'],
      ['Peking University First Hospital', '北京大学第一医院'],
      ["Peking University People's Hospital", '北京大学人民医院'],
      ['china-japan friendship', '中日友好医院'],
    ] as const)
      expect([typed, (await names(typed)).slice(0, 5)]).toEqual([typed, expect.arrayContaining([name])]);
    expect(await names('Charité Berlin')).toEqual([]);
  });

  it('lists prefix matches before other matches', async () => {
    const found = await names('上海');
    const firstInside = found.findIndex((name) => !name.startsWith('上海'));
    expect(found.length).toBeGreaterThan(5);
    if (firstInside >= 0) expect(found.slice(firstInside).every((name) => !name.startsWith('上海'))).toBe(true);
  });

  it('returns at most twenty, and nothing for an empty query or no match', async () => {
    expect(await names('医院')).toHaveLength(20);
    for (const words of ['', '  ', '没有这样的医院', '%', '.*', 'zzzzzzzz'])
      expect([words, await names(words)]).toEqual([words, []]);
  });

  it('[E12] reports a missing or too long query', async () => {
    expect(await hospitals(undefined)).toMatchObject({ error: 'body_invalid', msg: '关键词：此项必填' });
    expect(await hospitals('院'.repeat(61))).toMatchObject({ error: 'body_invalid', msg: '关键词：最多 60 个字' });
  });
});

describe('[C13] register/getcity', () => {
  it('returns provinces with an empty dictPid and their cities, for a call without a body', async () => {
    const { body } = await wire.post('/medapp/api/register/getcity');
    const all = body.city as unknown as { dictId: string; dictName: string; dictPid: string }[];
    expect(body.code).toBe(0);
    const zhejiang = all.find((one) => one.dictName === '浙江省');
    expect(zhejiang).toEqual({ dictId: '330000', dictName: '浙江省', dictPid: '' });
    expect(all.filter((one) => one.dictPid === '330000').map((one) => one.dictName)).toContain('杭州市');
  });

  it('accepts an empty body marked as JSON, as older clients send it', async () => {
    const app = (await testApp()).app;
    const response = await app.inject({
      method: 'POST',
      url: '/medapp/api/register/getcity',
      headers: { 'content-type': 'application/json' },
      payload: '',
    });
    expect(response.json()).toMatchObject({ code: 0 });
  });
});
