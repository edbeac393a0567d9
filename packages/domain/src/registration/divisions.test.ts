import { expect, it } from 'vitest';
import { cityLookup } from './divisions.ts';

const cityIn = cityLookup([
  { dictId: '110000', dictName: '北京市', dictPid: '' },
  { dictId: '110100', dictName: '北京市', dictPid: '110000' },
  { dictId: '320000', dictName: '江苏省', dictPid: '' },
  { dictId: '320500', dictName: '苏州市', dictPid: '320000' },
]);

it('[V18] finds a city in its province by name or code, and in no other', () => {
  expect([cityIn('苏州市', '江苏省'), cityIn('320500', '320000'), cityIn('苏州市', '320000')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([cityIn('苏州市', '北京市'), cityIn('杭州市', '江苏省'), cityIn('苏州市', '')]).toEqual([false, false, false]);
  // Without a city: whether there is such a province.
  expect([cityIn('', '江苏省'), cityIn('', '320000'), cityIn('', '苏州市')]).toEqual([true, true, false]);
});

it('[V18] distinguishes a city from the province of the same name', () => {
  expect([cityIn('北京市', '北京市'), cityIn('江苏省', '江苏省')]).toEqual([true, false]);
});
