import { describe, expect, it } from 'vitest';
import { agreementRows, countAgreements, filterAgreements, lastMoment, type Agreement } from './agreement-view.ts';

const agreement = (id: number, expertId: number, more: Partial<Agreement> = {}): Agreement => ({
  id,
  version: 1,
  expertId,
  templateId: 1,
  number: 1,
  state: 'open',
  madeAt: '2027-03-01T00:00:00Z',
  openedAt: null,
  withdrawnAt: null,
  words: '',
  sha256: '',
  signature: null,
  ...more,
});
const person = (expertId: number, zh: string) => ({
  expertId,
  name: { zh, en: '' },
  affiliation: { zh: '江州大学', en: '' },
  accepted: 1,
});
const rows = agreementRows({
  zone: 'Asia/Shanghai',
  now: '',
  templates: [],
  chain: { count: 0, hash: '', broken: null },
  people: [person(1, '林知远'), person(2, '顾清和'), person(3, '沈砚秋')],
  agreements: [
    agreement(10, 1, { openedAt: '2027-03-02T00:00:00Z' }),
    agreement(11, 2, { state: 'withdrawn', withdrawnAt: '2027-03-03T00:00:00Z' }),
  ],
});

describe('[O10] the agreements of a conference', () => {
  it('list each document, and people without one, also after a withdrawal', () => {
    expect(rows.map(({ id }) => id)).toEqual([10, 11, -2, -3]);
    expect(countAgreements(rows)).toEqual({ all: 4, none: 2, open: 1, unopened: 0, signed: 0, withdrawn: 1 });
  });

  it('are found by state and by every word', () => {
    expect(filterAgreements(rows, 'none', '').map(({ id }) => id)).toEqual([-2, -3]);
    expect(filterAgreements(rows, 'all', '江州 林').map(({ id }) => id)).toEqual([10]);
  });

  it('say what happened last', () => {
    expect(rows.flatMap((row) => (row.agreement ? [lastMoment(row.agreement).kind] : []))).toEqual([
      'opened',
      'withdrawn',
    ]);
  });
});
