import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorName, topicKey, topicOf } from './import-paper.ts';
import { planPapers, type KnownPaper } from './import-plan.ts';
import { readPaperDocument } from './read-document.ts';
import { isSameName, plainPhone } from './who-asks.ts';

describe('[O7] imported papers', () => {
  it('names, institutions and topics are parsed correctly', () => {
    expect(authorName('Zhang, Jianwei')).toEqual({ zh: '', en: 'Jianwei Zhang' });
    expect(authorName(' 张 ，建伟 ')).toEqual({ zh: '张建伟', en: '' });
    expect(authorName('Plato')).toEqual({ zh: '', en: 'Plato' });
    expect(topicOf('Body ->  Breast')).toEqual({ division: 'Body', name: 'Breast' });
    expect(topicKey(topicOf('body -> BREAST'))).toBe(topicKey(topicOf('Body ->  Breast')));
    expect(topicOf('Follow-up')).toEqual({ division: '', name: 'Follow-up' });
  });

  it('any list is parsed without an exception, and planning it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.jsonValue(), fc.record({ id: fc.string(), title: fc.string(), authors: fc.array(fc.string()) })),
        ),
        (list) => {
          const rows = readPaperDocument(list) ?? [];
          expect(rows).toHaveLength(list.length);
          const plan = planPapers(rows, new Map());
          const right = plan.filter(({ fate }) => fate === 'new');
          expect(new Set(right.map(({ paper }) => paper.externalId)).size).toBe(right.length);
          // Importing the same file again changes nothing.
          const there = new Map<string, KnownPaper>(
            right.map(({ paper }, at) => [paper.externalId, { ...paper, id: at + 1 }]),
          );
          for (const { fate } of planPapers(rows, there)) expect(['same', 'wrong']).toContain(fate);
        },
      ),
    );
  });
});

describe('[S70] the name in a result query', () => {
  it('matches with other spaces, case, width and order', () => {
    expect(isSameName('欧阳 若水', '欧阳若水')).toBe(true);
    expect(isSameName('ｍüller anna', 'Anna Muller')).toBe(true);
    expect(isSameName('买买提·艾力', '买买提艾力')).toBe(true);
    expect(isSameName('沈砚秋', '沈砚')).toBe(false);
    expect(isSameName('', ' ')).toBe(false);
    expect(plainPhone('＋86 139-0010-1001')).toBe('13900101001');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        expect(isSameName(name, name.toUpperCase().toLowerCase())).toBe(isSameName(name, name.toLowerCase()));
      }),
    );
  });
});
