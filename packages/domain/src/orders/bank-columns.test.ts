import { expect, it } from 'vitest';
import { bankColumns, soundBankColumns, titlesAt, type StatementTitles } from './bank-columns.ts';

const titles: StatementTitles = {
  day: ['交易日期', '日期'],
  amount: ['贷方发生额', '金额'],
  outgoing: ['借方发生额'],
  payer: ['对方户名'],
  remark: ['附言', '摘要'],
  reference: ['流水号'],
  currency: ['币种'],
  direction: ['借贷标志'],
};

it('[O8] columns of a statement are known by their titles, with units, in any order, and several remarks', () => {
  expect(bankColumns(['摘要', '交易 日期', '借方发生额（元）', '贷方发生额（元）', '余额', '附言'], titles)).toEqual([
    'remark',
    'day',
    'outgoing',
    'amount',
    null,
    'remark',
  ]);
  expect(bankColumns(['日期', '金额', '余额'], titles)).toBeNull();
});

it('[O7] columns chosen by hand need day, amount and somebody or something to find the order by', () => {
  expect(soundBankColumns(['day', 'amount', 'remark', 'remark', null], 5)).toBe(true);
  expect(soundBankColumns(['day', 'amount', null], 3)).toBe(false);
  expect(soundBankColumns(['day', 'amount', 'payer', 'payer'], 4)).toBe(false);
  expect(soundBankColumns(['day', 'amount', 'payer'], 4)).toBe(false);
  expect(soundBankColumns(['day', 'amount', 'payer', 'balance'], 4)).toBe(false);
});

it('[O7] the titles of an unknown layout are below what the bank writes about the account', () => {
  const isValue = (text: string) => /^[\d.-]+$/.test(text);
  const rows = [
    ['某银行对账单'],
    ['户名', '学会', '账号', '6222'],
    ['When', 'Who', 'What', 'In'],
    ['2027-04-15', 'Clinic', 'Fee', '1.00'],
  ];
  expect(titlesAt(rows, isValue)).toBe(2);
  expect(
    titlesAt(
      [
        ['姓名', '单位'],
        ['A', 'B'],
      ],
      isValue,
    ),
  ).toBe(-1);
  expect(titlesAt([['When', 'Who', 'What']], isValue)).toBe(-1);
});
