import { expect, it } from 'vitest';
import { readingsFrom } from '../agenda/search-text.ts';
import { indexFloor, searchFloor } from './floor-search.ts';

const readings = readingsFrom('duan断 jiang江 qian钱 qing晴 ting厅 zhen诊 chuan川 ling瓴 song松 qi器 xie械');
const index = indexFloor(
  [
    { names: ['晴川诊断', 'D06'], others: ['体外诊断', '2F'] },
    { names: ['松瓴器械', 'C03'], others: ['诊断导管', '1F'] },
    { names: ['钱江厅', '2'], others: ['2F'] },
  ],
  readings,
);

it('[S87] a booth is found by its number, its exhibitor, the pinyin or the description; a hall by its name', () => {
  expect(searchFloor(index, 'd06')).toEqual([0]);
  expect(searchFloor(index, '松瓴')).toEqual([1]);
  expect(searchFloor(index, 'qczd')).toEqual([0]);
  expect(searchFloor(index, 'qianjiang')).toEqual([2]);
  expect(searchFloor(index, 'qjt')).toEqual([2]);
  // Matches in the name rank before matches in the description.
  expect(searchFloor(index, '诊断')).toEqual([0, 1]);
  expect(searchFloor(index, '2f 晴')).toEqual([0]);
  expect(searchFloor(index, '  ')).toEqual([]);
  expect(searchFloor(index, '没有')).toEqual([]);
});
