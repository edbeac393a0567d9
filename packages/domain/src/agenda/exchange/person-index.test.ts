import { expect, it } from 'vitest';
import { findPerson, type KnownPerson } from './find-person.ts';
import type { ImportPerson } from './import-item.ts';
import { personIndex } from './person-index.ts';

const names = ['李明', '李 明', 'Li Ming', 'LI MING', 'Ｌｉ Ming', '王芳', ''];
const places = ['', '湖滨医院', '北京医院'];
const keys = [{}, { code: 'A' }, { code: 'B' }, { id: 7 }, { guid: 'g3', code: 'A' }];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const known = (id: number): KnownPerson => ({
  id,
  guid: `g${id}`,
  name: { zh: pick(names, id), en: pick(names, id * 3 + 1) },
  affiliation: { zh: pick(places, id), en: '' },
  kept: pick(keys, id * 7),
});

const wishes: ImportPerson[] = names.flatMap((name) =>
  places.flatMap((affiliation) =>
    [null, ...keys].flatMap((kept) =>
      [null, 4, 99].map((id) => ({
        name,
        id,
        affiliation,
        role: null,
        biography: {},
        kept: kept as ImportPerson['kept'],
      })),
    ),
  ),
);

it('[O7] finds among the candidates of a person the same as among all people, also after somebody was renamed or added', () => {
  const people = Array.from({ length: 12 }, (_, at) => known(at + 1));
  const index = personIndex(people);
  const same = () => {
    for (const wish of wishes)
      expect(findPerson(index.candidates(wish), wish, [2, 5])).toEqual(findPerson(people, wish, [2, 5]));
  };
  same();
  people[3] = { ...known(4), name: { zh: '赵云', en: 'Li Ming' }, kept: { code: 'B' } };
  index.put(people[3]);
  people.push(known(20));
  index.put(known(20));
  same();
  expect(index.namesakes('li  ming').map(({ id }) => id)).toEqual(
    people
      .filter(({ name }) => /^(?:li|ｌｉ) ming$/i.test(name.en) || /^(?:li|ｌｉ) ming$/i.test(name.zh))
      .map(({ id }) => id),
  );
});
