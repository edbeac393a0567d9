import { expect, it } from 'vitest';
import { modeOfNumber } from './agency-list.ts';

it('[O10] trains and flights are distinguished by their numbers', () => {
  expect(['G7349', 'D 31', '1461', 'z9'].map(modeOfNumber)).toEqual(['train', 'train', 'train', 'train']);
  expect(['MU5301', 'CQ 2186', '3U8888', 'CA1'].map(modeOfNumber)).toEqual(['flight', 'flight', 'flight', 'flight']);
});
