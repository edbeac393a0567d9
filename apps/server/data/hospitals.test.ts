import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { divisions } from '../src/features/registration/lookup/queries-divisions.ts';

const rows = readFileSync(new URL('hospitals.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const names = rows.map(([name]) => name);

describe('the list of tertiary hospitals', () => {
  it('[C10] is long enough to be useful', () => {
    expect(rows.length).toBeGreaterThan(1000);
  });

  it('[C10] names each hospital once, with its province and city', () => {
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === '' || cell !== cell.trim()))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('[C10] places every hospital in a city of the current division codes', () => {
    const all = divisions();
    const known = (province = '', city = '') => {
      const parent = all.find((one) => one.dictPid === '' && one.dictName === province);
      return all.some((one) => one.dictPid === parent?.dictId && one.dictName === city);
    };
    expect(rows.filter(([, province, city]) => !known(province, city))).toEqual([]);
  });

  it('[C10] covers every province of the mainland', () => {
    const provinces = divisions().filter((one) => one.dictPid === '' && one.dictId < '700000');
    const covered = new Set(rows.map(([, province]) => province));
    expect(provinces.map((one) => one.dictName).filter((name) => !covered.has(name))).toEqual([]);
  });

  it('[C10] contains the best known hospitals', () => {
    const wellKnown = [
      '北京协和医院',
      '四川大学华西医院',
      '复旦大学附属中山医院',
      '中山大学附属第一医院',
      '华中科技大学同济医学院附属同济医院',
      '西藏自治区人民医院',
    ];
    expect(wellKnown.filter((name) => !names.includes(name))).toEqual([]);
  });
});
