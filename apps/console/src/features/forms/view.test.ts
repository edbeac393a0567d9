import { expect, it } from 'vitest';
import { freeCode, kindOfField, newField, palette, pastedOptions, starter, withOption } from './view.ts';

it('[O2] a new field gets the defaults of its kind', () => {
  for (const kind of Object.values(palette).flat())
    expect(kindOfField(newField(kind, { zh: '一', en: 'One' }, 'field1'))).toBe(kind);
  expect(starter.map(({ code }) => code)).toEqual(['name', 'phone', 'email']);
});

it('[O2] a new field never reuses the code of another, nor of one with answers', () => {
  expect(freeCode([{ code: 'field1' }], [{ code: 'field2' }])).toBe('field3');
});

it('[O2] the stored value follows the Chinese text until there are answers', () => {
  const option = { value: '医师', zh: '医师', en: '' };
  expect(withOption([option], 0, { zh: '医生' }, [])).toEqual([{ value: '医生', zh: '医生', en: '' }]);
  expect(withOption([option], 0, { zh: '医生' }, ['医师'])).toEqual([{ value: '医师', zh: '医生', en: '' }]);
  expect(withOption([option], 0, { zh: '甲|乙' }, [])[0]?.value).toBe('甲/乙');
});

it('[O2] pasted lines become options, in both languages when they contain both', () => {
  expect(pastedOptions('医师 / Physician\n\n 护士\tNurse\r\n其他')).toEqual([
    { value: '医师', zh: '医师', en: 'Physician' },
    { value: '护士', zh: '护士', en: 'Nurse' },
    { value: '其他', zh: '其他', en: '' },
  ]);
});
