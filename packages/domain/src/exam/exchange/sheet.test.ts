import type { ItemContent, Option, Question } from '@meetingapp/contract/exam/item.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankCells, itemCells, sameCells, type ItemCells, type SheetItem, type SheetWords } from './sheet.ts';
import { readItemCells } from './sheet-reader.ts';

const zh: SheetWords = {
  kinds: {
    single: '单选',
    multiple: '多选',
    boolean: '判断',
    ordering: '排序',
    matching: '配对',
    spot: '标点',
    number: '数值',
    case: '病例',
  },
  yes: '是',
  no: '否',
  right: '对',
  wrong: '错',
};
const en: SheetWords = {
  kinds: {
    single: 'Single choice',
    multiple: 'Multiple choice',
    boolean: 'True or false',
    ordering: 'Ordering',
    matching: 'Matching',
    spot: 'Picture spot',
    number: 'Number',
    case: 'Case',
  },
  yes: 'yes',
  no: 'no',
  right: 'true',
  wrong: 'false',
};
const words = [zh, en];

const text = fc
  .array(fc.constantFrom('甲', 'ST 段', 'a', '\\', '\n', ',', '1'), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').trim() || '甲')
  .map((zhText) => ({ zh: zhText, en: `${zhText}.` }));
const options = (mark: string, least = 2): fc.Arbitrary<Option[]> =>
  fc
    .array(text, { minLength: least, maxLength: 12 })
    .map((texts) => texts.map((one, at) => ({ id: `${mark}${at + 1}`, text: one })));
const question: fc.Arbitrary<Question> = fc.oneof(
  options('o').chain((list) =>
    fc.constantFrom(...list).map(({ id }): Question => ({ kind: 'single', options: list, right: id })),
  ),
  fc.tuple(options('o'), fc.boolean()).chain(([list, partial]) =>
    fc
      .subarray(
        list.map(({ id }) => id),
        { minLength: 1 },
      )
      .map((right): Question => ({ kind: 'multiple', options: list, right, partial })),
  ),
  fc
    .tuple(options('o'), fc.boolean())
    .map(([list, partial]): Question => ({ kind: 'ordering', options: list, partial })),
  fc.boolean().map((right): Question => ({ kind: 'boolean', right })),
  fc.tuple(options('o'), options('m'), fc.boolean(), fc.nat()).map(([list, matches, partial, seed]): Question => ({
    kind: 'matching',
    options: list,
    matches,
    partial,
    right: Object.fromEntries(list.map(({ id }, at) => [id, matches[(seed + at) % matches.length]?.id ?? ''])),
  })),
  fc.integer({ min: -999, max: 999 }).map((value): Question => ({
    kind: 'number',
    right: String(value),
    tolerance: '0.5',
    unit: 'mmHg',
  })),
);
const content: fc.Arbitrary<ItemContent> = fc.record({ stem: text, media: fc.constant(null), question, reason: text });
const item: fc.Arbitrary<SheetItem> = fc.record({
  code: fc.constant('Q-1'),
  topic: fc.constant({ zh: '心电图', en: 'ECG' }),
  difficulty: fc.integer({ min: 1, max: 5 }),
  source: fc.constant('指南'),
  content,
});

it('[O14] an item that goes out as a row and comes back is the same, in the words of either language', () => {
  fc.assert(
    fc.property(item, fc.constantFrom(['zh', zh] as const, ['en', en] as const), (one, [language, own]) => {
      const cells = itemCells(one, language, own);
      const read = readItemCells(cells, null, words);
      expect(read).toMatchObject({ ok: true, item: { difficulty: one.difficulty, content: one.content } });
      expect(sameCells(cells, itemCells(one, language, own))).toBe(true);
    }),
  );
});

const blank: ItemCells = {
  ...blankCells,
  code: 'Q-1',
  kind: '单选',
  stemZh: '题干',
  optionsZh: '甲\n乙\n丙',
  answer: 'b',
};
const faultsOf = (more: Partial<ItemCells>) => {
  const read = readItemCells({ ...blank, ...more }, null, words);
  return read.ok ? [] : read.faults.map(({ column, reason }) => `${column} ${reason}`);
};

it('[O14] a wrong row names the column and what is wrong in it', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ kind: '填空' })).toEqual(['kind exam_sheet_kind']);
  expect(faultsOf({ kind: '病例题' })).toEqual(['kind exam_sheet_new_kind']);
  expect(faultsOf({ code: ' ', stemZh: '', difficulty: '6' })).toEqual([
    'code required',
    'stemZh required',
    'difficulty number_range',
  ]);
  expect(faultsOf({ answer: 'D' })).toEqual(['answer exam_sheet_answer']);
  expect(faultsOf({ answer: 'A B' })).toEqual(['answer exam_sheet_answer']);
  expect(faultsOf({ optionsEn: 'one\ntwo' })).toEqual(['optionsEn exam_sheet_lines']);
  expect(faultsOf({ kind: '判断', answer: '大概' })).toEqual(['answer exam_sheet_answer']);
  expect(faultsOf({ kind: '数值', answer: '3,5', tolerance: '-1' })).toEqual([
    'answer exam_sheet_answer',
    'tolerance exam_sheet_decimal',
  ]);
  expect(faultsOf({ kind: '多选', answer: 'AC', partial: '也许' })).toEqual(['partial exam_sheet_yes']);
  expect(faultsOf({ kind: '配对', matchesZh: '一\n二', answer: 'A-1, B-2' })).toEqual(['answer exam_sheet_answer']);
});

it('[O14] a changed row keeps the picture, the ids of the options, and what a sheet cannot hold', () => {
  const picture = {
    kind: 'picture' as const,
    address: '/files/aa/b.jpg',
    width: 9,
    height: 9,
    alt: { zh: '', en: '' },
  };
  const words3 = ['甲', '乙', '丙'].map((one, at) => ({ id: `x${at}`, text: { zh: one, en: '' } }));
  const before: ItemContent = {
    stem: { zh: '旧', en: '' },
    media: picture,
    question: { kind: 'single', options: words3, right: 'x0' },
    reason: { zh: '', en: '' },
  };
  const read = readItemCells({ ...blank, optionsZh: '甲\n乙\n丙\n丁', answer: 'D' }, before, words);
  expect(read).toMatchObject({
    ok: true,
    item: {
      content: { media: picture, question: { right: 'o4', options: [{ id: 'x0' }, { id: 'x1' }, { id: 'x2' }, {}] } },
    },
  });
  const asCase: ItemContent = {
    ...before,
    question: {
      kind: 'case',
      parts: [{ id: 'p1', stem: { zh: '问', en: '' }, question: { kind: 'boolean', right: true } }],
    },
  };
  expect(readItemCells({ ...blank, kind: '病例', optionsZh: '', answer: '' }, asCase, words)).toMatchObject({
    ok: true,
    item: { content: { stem: { zh: '题干' }, question: asCase.question } },
  });
});
