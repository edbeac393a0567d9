import { describe, expect, it } from 'vitest';
import { checkBody, wrongsOf } from './view.ts';

describe('[V16] looking up a membership', () => {
  it('needs a name, and a phone or an e-mail', () => {
    expect(wrongsOf({ name: ' ', contact: '' })).toEqual({ name: 'empty', contact: 'empty' });
    expect(wrongsOf({ name: '林知远', contact: '1390010' })).toEqual({ contact: 'notAnAddress' });
    expect(wrongsOf({ name: '林知远', contact: '139 0010 1001' })).toEqual({});
    expect(wrongsOf({ name: '林知远', contact: 'Member01@Example.com' })).toEqual({});
  });

  it('asks with the one given, normalized', () => {
    expect(checkBody(7, { name: ' 林知远 ', contact: '+86 139 0010 1001' })).toEqual({
      id: 7,
      name: '林知远',
      phone: '13900101001',
      email: '',
    });
    expect(checkBody(7, { name: '林知远', contact: 'Member01@Example.com' })).toMatchObject({
      phone: '',
      email: 'member01@example.com',
    });
  });
});
