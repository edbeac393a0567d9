import { readFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';
import { dataFile } from '../../../ports/files/data-file.ts';

export interface Hospital {
  name: string;
  province: string;
  city: string;
}
interface Indexed extends Hospital {
  /** Pinyin initials of the name, such as bjxhyy. */
  initials: string;
}

const MOST = 20;
let index: Indexed[] | undefined;

/** Tertiary hospitals of China, read and indexed on first use. */
function hospitals(): Indexed[] {
  index ??= readFileSync(dataFile('hospitals.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', province = '', city = ''] = line.split('\t');
      return { name, province, city, initials: initialsOf(name) };
    });
  return index;
}

const initialsOf = (name: string) =>
  pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('').toLowerCase();

/** Matches any part of the name or of its pinyin initials; prefix matches come first. */
export function findHospitals(words: string): Hospital[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  const latin = /^[a-z0-9]+$/.test(wanted);
  const place = (one: Indexed) => (latin ? one.initials : one.name.toLowerCase()).indexOf(wanted);
  return hospitals()
    .map((one) => ({ one, at: place(one) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.one.name.length - b.one.name.length)
    .slice(0, MOST)
    .map(({ one: { name, province, city } }) => ({ name, province, city }));
}
