import type { ProgrammeExpert } from '@meetingapp/contract/agenda/programme.ts';
import { describe, expect, it } from 'vitest';
import { byLetter, isMeant } from './view.ts';

const expert = (id: number, zh: string, en: string, reading: string): ProgrammeExpert => ({
  id,
  name: { zh, en },
  affiliation: { zh: '湖山心血管医院', en: 'Hushan Heart Hospital' },
  post: { zh: '主任医师', en: 'Chief physician' },
  portrait: null,
  reading,
});
const shen = expert(1, '沈砚秋', 'Shen Yanqiu', 'shen yan qiu');
const su = expert(2, '苏曼青', 'Su Manqing', 'su man qing');
const lindqvist = expert(3, '', 'Helena Lindqvist', 'helena lindqvist');
const oberg = expert(4, '', 'Nils Öberg', '');

describe('[S49] the register of experts', () => {
  it('files a Chinese name under its pinyin, a foreign one under its surname, accents or not', () => {
    expect(byLetter([su, oberg, lindqvist, shen])).toEqual([
      { letter: 'L', experts: [lindqvist] },
      { letter: 'O', experts: [oberg] },
      { letter: 'S', experts: [shen, su] },
    ]);
  });

  it('finds by characters, pinyin with and without spaces, its initials, English and affiliation', () => {
    for (const words of ['沈', '砚秋', 'shen yan', 'shenyanqiu', 'syq', 'sy', 'Yanqiu', '湖山', 'heart hosp', ' '])
      expect([words, isMeant(shen, words)]).toEqual([words, true]);
    for (const words of ['苏', 'yq', 'lindqvist', '北岳'])
      expect([words, isMeant(shen, words)]).toEqual([words, false]);
    expect(isMeant(oberg, 'oberg')).toBe(true);
  });
});
