import { describe, expect, it } from 'vitest';
import type { RightsArea } from '@meetingapp/contract/staff/people.ts';
import { findRights } from './view.ts';

const action = (name: string, roles: RightsArea['actions'][number]['roles']): RightsArea['actions'][number] => ({
  name,
  path: `/medapp/api/console/${name.replace('.', '/')}`,
  effect: 'read',
  roles,
  societyOnly: false,
});
const areas: RightsArea[] = [
  {
    area: 'orders',
    rights: [],
    actions: [action('orders.refund', ['owner', 'finance']), action('orders.list', ['reader'])],
  },
  { area: 'news', rights: [], actions: [action('news.save', ['owner'])] },
];
const title = (area: string) => ({ orders: '订单与发票', news: '新闻' })[area] ?? '';
const names = (words: string, role: 'owner' | 'finance' | 'live' | null = null) =>
  findRights(areas, { words, role, title }).flatMap(({ actions }) => actions.map(({ name }) => name));

describe('[O19] the search of the matrix of rights', () => {
  it('finds a call by its name, its path and its area, with every word', () => {
    expect(names('REFUND')).toEqual(['orders.refund']);
    expect(names('订单')).toEqual(['orders.refund', 'orders.list']);
    expect(names('console/news')).toEqual(['news.save']);
    expect(names('orders save')).toEqual([]);
    expect(names('')).toHaveLength(3);
  });

  it('leaves out what a role may not do, and areas without anything left', () => {
    expect(names('', 'finance')).toEqual(['orders.refund']);
    expect(names('', 'owner')).toEqual(['orders.refund', 'news.save']);
    expect(names('', 'live')).toEqual([]);
  });
});
