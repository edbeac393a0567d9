import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardFields } from '@meetingapp/contract/exhibition/lead.ts';
import { boothStateOf } from './booth.ts';
import { cardOf, offeredFields, type CardSource } from './card.ts';

const source: CardSource = {
  name: '林知远',
  answers: {
    company: '江州大学附属第一医院',
    title: '副主任医师',
    department: '急诊科',
    email: 'lin.zy@example.com',
    phone: '13800136048',
  },
};
const everything = Object.values(source.answers).map(String);

describe('[O13] a handed over card', () => {
  it('has name and institution, and of the rest only what was ticked', () => {
    expect(cardOf(source, [])).toEqual({
      name: '林知远',
      affiliation: '江州大学附属第一医院',
      post: '',
      email: '',
      phone: '',
    });
    expect(cardOf(source, ['post', 'phone'])).toMatchObject({
      post: '副主任医师 急诊科',
      email: '',
      phone: '13800136048',
    });
  });

  it('never has a field that was not ticked, whatever the answers are', () => {
    const answers = fc.dictionary(fc.constantFrom('company', 'title', 'department', 'email', 'phone'), fc.string());
    fc.assert(
      fc.property(answers, fc.subarray([...cardFields]), (given, ticked) => {
        const card = cardOf({ name: '某', answers: given }, ticked);
        for (const field of cardFields) if (!ticked.includes(field)) expect(card[field]).toBe('');
      }),
    );
  });

  it('shows the exhibitor no address and no post before the person has agreed', () => {
    const shown = JSON.stringify(offeredFields(source, 'exhibitor'));
    for (const value of everything) expect(shown).not.toContain(value);
    expect(offeredFields(source, 'exhibitor').map(({ field }) => field)).toEqual(['post', 'email', 'phone']);
    expect(offeredFields(source, 'exhibitor')).toContainEqual({ field: 'phone', value: '138****6048' });
    expect(offeredFields(source, 'self')).toContainEqual({ field: 'email', value: 'lin.zy@example.com' });
    expect(offeredFields({ name: '某', answers: { phone: 12, email: 'no address' } }, 'exhibitor')).toEqual([
      { field: 'email', value: '****' },
    ]);
  });
});

it('[O13] a booth is free, held or sold; a hold that is over frees it', () => {
  const now = new Date('2027-03-18T10:00:00Z');
  expect(boothStateOf(null, now)).toBe('free');
  expect(boothStateOf({ deal: 'held', heldUntil: null }, now)).toBe('held');
  expect(boothStateOf({ deal: 'held', heldUntil: new Date(now.getTime() + 1) }, now)).toBe('held');
  expect(boothStateOf({ deal: 'held', heldUntil: now }, now)).toBe('free');
  expect(boothStateOf({ deal: 'sold', heldUntil: now }, now)).toBe('sold');
});
