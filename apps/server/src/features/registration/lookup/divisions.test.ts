import { describe, expect, it } from 'vitest';
import { divisions, divisionsInEnglish, shownDivision } from './queries-divisions.ts';

const all = divisions();
const nameOf = (code: string) => all.find((one) => one.dictId === code)?.dictName;
const citiesOf = (province: string) => {
  const parent = all.find((one) => one.dictName === province && one.dictPid === '');
  return all.filter((one) => one.dictPid === parent?.dictId).map((one) => one.dictName);
};

describe('the province and city dictionary', () => {
  it('[C13] contains the 34 provinces, without a parent', () => {
    expect(all.filter((one) => one.dictPid === '')).toHaveLength(34);
  });

  it('[C13] places every city under a province, and lists no code twice', () => {
    const provinces = new Set(all.filter((one) => one.dictPid === '').map((one) => one.dictId));
    expect(all.filter((one) => one.dictPid !== '' && !provinces.has(one.dictPid))).toEqual([]);
    expect(new Set(all.map((one) => one.dictId)).size).toBe(all.length);
  });

  it('[C13] is current: Danzhou is a city, Laiwu and Chaohu no longer are', () => {
    expect(nameOf('340100')).toBe('合肥市');
    expect(nameOf('460400')).toBe('儋州市');
    expect(nameOf('371200')).toBeUndefined();
    expect(nameOf('341400')).toBeUndefined();
  });

  it('[C13] lists one city for a municipality', () => {
    expect(citiesOf('北京市')).toEqual(['北京市']);
    expect(citiesOf('重庆市')).toEqual(['重庆市']);
  });

  it('[C13] lists cities directly under their province by their own names', () => {
    expect(citiesOf('湖北省')).toContain('仙桃市');
    expect(citiesOf('河南省')).toContain('济源市');
    expect(citiesOf('新疆维吾尔自治区')).toContain('石河子市');
    expect(all.filter((one) => /直辖/.test(one.dictName))).toEqual([]);
  });

  it('[C13] leaves no province without a city, Hong Kong, Macau and Taiwan included', () => {
    const empty = all.filter((one) => one.dictPid === '' && citiesOf(one.dictName).length === 0);
    expect(empty).toEqual([]);
    expect(citiesOf('台湾省')).toContain('台北市');
    expect(citiesOf('香港特别行政区')).toContain('九龙');
  });

  it('[C13] shows every name in Latin letters to readers of English, as maps write them', () => {
    const english = divisionsInEnglish();
    expect(english.map(({ dictName }) => dictName)).toEqual(all.map(({ dictName }) => dictName));
    expect(english.filter((one) => !/^\p{Script=Latin}[\p{Script=Latin}' ()]+$/u.test(one.dictShown ?? ''))).toEqual(
      [],
    );
    const shown = (name: string) => english.findLast((one) => one.dictName === name)?.dictShown;
    expect(['西安市', '厦门市', '重庆市', '六安市', '神农架林区', '黔东南苗族侗族自治州'].map(shown)).toEqual([
      "Xi'an",
      'Xiamen',
      'Chongqing',
      "Lu'an",
      'Shennongjia',
      'Qiandongnan',
    ]);
    expect(['山西省', '陕西省', '内蒙古自治区', '广西壮族自治区', '乌鲁木齐市', '九龙'].map(shown)).toEqual([
      'Shanxi',
      'Shaanxi',
      'Inner Mongolia',
      'Guangxi',
      'Ürümqi',
      'Kowloon',
    ]);
  });

  it('[C13] gives no two places of one province the same name', () => {
    const keys = divisionsInEnglish().map((one) => `${one.dictPid} ${one.dictShown}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('[C13] stored values are read in both languages, an old form’s code by its name, anything else unchanged', () => {
    expect(['浙江省', '330100', 'Bavaria'].map((one) => shownDivision(one, 'en'))).toEqual([
      'Zhejiang',
      'Hangzhou',
      'Bavaria',
    ]);
    expect(['浙江省', '330100', 'Bavaria'].map((one) => shownDivision(one, 'zh'))).toEqual([
      '浙江省',
      '杭州市',
      'Bavaria',
    ]);
  });
});
