import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflictOf } from './conflict.ts';
import { sameHouse } from './own-institution.ts';

const why = (own: string, theirs: string) => sameHouse([own], [theirs])?.why ?? null;

describe('[O11] a reviewer’s own institution', () => {
  it.each([
    ['首都医科大学附属北京安贞医院心内科', '北京安贞医院'],
    ['安贞医院', '首都医科大学附属北京安贞医院 急诊危重症中心，北京 100029'],
    ['北京大学第一医院', '北京大学第一医院 心血管内科'],
    ['中国医学科学院阜外医院血脂中心', '阜外医院'],
    ['复旦大学附属中山医院', '上海市中山医院心内科'],
    ['浙江大学医学院附属第二医院', '浙江大学附属第二医院心脏中心'],
    ['首都医科大学附属北京安贞医院(北京）', '首都医科大学附属北京安贞医院'],
    ['Beijing Anzhen Hospital, Capital Medical University', 'Department of Cardiology, Anzhen Hosp., Beijing, China'],
    [
      'The First Affiliated Hospital, Zhejiang University School of Medicine',
      'First Affiliated Hospital of Zhejiang Univ., Hangzhou',
    ],
    ['ＦＵＷＡＩ ＨＯＳＰＩＴＡＬ', 'Dept of Cardiology, Fuwai Hospital, Beijing'],
    ['Peking University First Hospital', 'PEKING UNIV FIRST HOSP, Beijing 100034'],
    ['Mayo Clinic, Rochester, MN', 'Department of Cardiovascular Medicine, Mayo Clinic'],
  ])('%s is %s', (one, other) => {
    expect([why(one, other), why(other, one)]).toEqual(['same', 'same']);
  });

  it.each([
    ['北京大学第一医院', '北京大学第三医院'],
    ['北京大学人民医院', '武汉大学人民医院'],
    ['北京协和医院', '武汉协和医院'],
    ['中山大学附属第一医院', '郑州大学第一附属医院'],
    ['厦门大学附属中山医院', '复旦大学附属中山医院'],
    ['浙江省人民医院', '江苏省人民医院'],
    ['首都医科大学附属北京安贞医院心内科', '首都医科大学附属北京朝阳医院心内科'],
    ['北京医院心内科', '北京大学第一医院心内科'],
    ['The First Affiliated Hospital of Zhengzhou University', 'The First Affiliated Hospital of Soochow University'],
    ['Peking University First Hospital', 'Peking University Third Hospital'],
    ['Department of Cardiology, Fuwai Hospital', 'Department of Cardiology, Anzhen Hospital'],
    ['University of Oxford', 'University of Cambridge'],
    ['', ''],
  ])('%s is not %s', (one, other) => {
    expect([why(one, other), why(other, one)]).toEqual([null, null]);
  });

  it('[O11] knows short forms, and reports when one names the university that the other belongs to', () => {
    expect(why('北大一院', '北京大学第一医院')).toBe('short');
    expect(why('浙二医院', '浙江大学医学院附属第二医院')).toBe('short');
    expect(why('北大一院', '北京大学第三医院')).toBeNull();
    expect(why('PUMCH', 'Department of Medicine, Peking Union Medical College Hospital, Beijing')).toBe('short');
    expect(why('北京大学', '北京大学第三医院心内科')).toBe('within');
    expect(why('Peking University', 'Peking University Third Hospital')).toBe('within');
  });

  it('[O11] ignores width, case, spaces, and the order of comparison', () => {
    const text = fc.constantFrom(
      '首都医科大学附属北京安贞医院',
      'Fuwai Hospital',
      '浙江省人民医院',
      'Yale University',
      '',
    );
    const wide = (one: string) => one.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(why(one, other)).toBe(why(other, one));
        expect(why(wide(one.toUpperCase()), other)).toBe(why(one, other));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => why(a, b) === why(b, a)),
    );
  });
});

describe('[O11] a conflict of interest', () => {
  const paper = {
    authors: [{ names: ['沈砚秋', 'Shen Yanqiu'], email: 'yanqiu@own.example' }],
    contactEmail: 'office@own.example',
    affiliations: ['北京安贞医院心内科', 'Anzhen Hospital, Beijing'],
  };
  const reviewer = { id: 1, name: '别人', email: 'other@own.example', affiliations: ['阜外医院'] };

  it('is one of the authors, by name or by address, or of their institution; the result says which', () => {
    expect(conflictOf(reviewer, paper)).toBeNull();
    expect(conflictOf({ ...reviewer, name: 'shen yanqiu' }, paper)).toEqual({ kind: 'own_paper', who: 'Shen Yanqiu' });
    expect(conflictOf({ ...reviewer, email: 'YANQIU@own.example' }, paper)?.kind).toBe('own_paper');
    expect(conflictOf({ ...reviewer, email: 'office@own.example' }, paper)?.kind).toBe('own_paper');
    expect(conflictOf({ ...reviewer, affiliations: ['阜外医院', '首都医科大学附属北京安贞医院'] }, paper)).toEqual({
      kind: 'own_institution',
      why: 'same',
      own: '首都医科大学附属北京安贞医院',
      theirs: '北京安贞医院心内科',
    });
  });
});
