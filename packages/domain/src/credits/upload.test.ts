import { expect, it } from 'vitest';
import type { UploadColumn } from '@meetingapp/contract/credits/upload.ts';
import { lackingTitles, uploadCell, verdictOf, type UploadPerson } from './upload.ts';

const person: UploadPerson = {
  number: 'A001',
  name: '林知远',
  credit: 150,
  answers: { hospital: '江城医院' },
};
const column = (value: UploadColumn['value'], text = ''): UploadColumn => ({
  title: value,
  value,
  text,
  required: true,
});
const place = { serial: 7, project: '2026-03-02-114' };

it('[A1] a column of the authority’s table holds what its rule says', () => {
  const columns = [
    column('serial'),
    column('number'),
    column('name'),
    column('credit'),
    column('project'),
    column('answer', 'hospital'),
    column('fixed', '学会'),
  ];
  expect(columns.map((one) => uploadCell(one, person, place))).toEqual([
    '7',
    'A001',
    '林知远',
    '1.5',
    '2026-03-02-114',
    '江城医院',
    '学会',
  ]);
});

it('[A1] a required column without a value is named, an optional one is not', () => {
  const columns = [column('answer', 'identity'), { ...column('answer', 'title'), required: false }, column('project')];
  expect(lackingTitles(columns, person, '')).toEqual(['answer', 'project']);
});

it.each([
  ['通过', 'accepted'],
  [' 审核通过', 'accepted'],
  ['不通过', 'refused'],
  ['未通过：姓名不符', 'refused'],
  ['ＯＫ', 'accepted'],
  ['Rejected', 'refused'],
  ['', null],
  ['处理中', null],
])('[A1] the authority’s “%s” is read as %s', (cell, verdict) => expect(verdictOf(cell)).toBe(verdict));
