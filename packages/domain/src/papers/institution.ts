import { commonEn, emptyEn, placesEn, placeZh, shortEn } from './institution-words.ts';
import { listSeparator } from '../bilingual.ts';

/** An institution normalised for comparison: `北京大学第一医院` belongs to the university 北京大学 and is named 第一医院. */
export interface Institution {
  language: 'zh' | 'en';
  /** The university or academy it belongs to; empty when the affiliation names no such parent. */
  parent: string;
  place: string;
  /** Its name without parent and place. Empty: the affiliation names only the university. */
  name: string;
  /** True when the name is too common to identify an institution. */
  common: boolean;
  /** The full text in one line, for matching abbreviations. */
  whole: string;
}

const han = /\p{Script=Han}/u;

/** The institutions an affiliation names; departments, streets and postcodes are dropped. */
export function institutionsIn(affiliation: string): Institution[] {
  const text = affiliation.normalize('NFKC').replace(/[’'`]/g, '').trim();
  return han.test(text) ? institutionsZh(text) : institutionsEn(text);
}

const hospitalEnd =
  /^.*(?:医院|卫生院|保健院|疗养院|防治院|急救中心|疾病预防控制中心|疾控中心|血站|附[一二三四五六七八九十]院?|[一二三四五六七八九十]院)/;
const widerEnd = /^.*(?:大学|学院|研究院|研究所|科学院|医科院|中心|公司|集团|学校|学会|协会|基金会)/;
const university =
  /^(.*?(?:大学|医科大(?!学)|科学院|医科院|医学院|学院))(?:(?:医学院|医学部|药学院|公共卫生学院)?)(?:附属|直属|教学)?(.*)$/;
const commonZh =
  /^(?:附属)?(?:[省市县区]|自治区)?(?:(?:第?[一二三四五六七八九十\d]+|人民|中心|中医|中医药|中西医结合|口腔|肿瘤|儿童|妇幼|妇女儿童|妇产科?|胸科|心血管病?|总|红十字会?|军区|解放军|综合|附属|教学|临床|[省市县区]立?|直属))*(?:附?医院|院|保健院|中心)?$/;

function institutionsZh(text: string): Institution[] {
  return text
    .split(listSeparator)
    .flatMap((part) => part.split(/[/|()]|\s+/u))
    .map((part) => part.replace(/[.·:]/gu, ''))
    .flatMap((part): Institution[] => {
      // Text after the last hospital is a department: 安贞医院心内科 and 安贞医院血脂中心 are 安贞医院.
      const whole = (hospitalEnd.exec(part) ?? widerEnd.exec(part))?.[0] ?? '';
      if (whole === '' || /^.{0,8}(?:内科|外科|教研室|实验室|病房)/.test(part.slice(0, whole.length))) return [];
      return [splitZh(whole)];
    });
}

function splitZh(whole: string): Institution {
  const isHospital = hospitalEnd.test(whole);
  const found = university.exec(whole);
  const parent = found?.[1] ?? '';
  const own = (found ? (found[2] ?? '') : whole).replace(/^(?:附属|直属|教学)/, '');
  const at = placeZh.exec(own)?.[0] ?? '';
  const name = own.slice(at.length) || own;
  const place = at !== '' && own.length > at.length ? at.replace(/(?:省|市|自治区)$/, '') : '';
  return {
    language: 'zh',
    parent,
    place,
    name: found && !isHospital && own === '' ? '' : name.replace(/^(第[一二三四五六七八九十]+)附属(?=医院$)/, '$1'),
    common: commonZh.test(name),
    whole,
  };
}

function institutionsEn(text: string): Institution[] {
  const parts = text
    .split(/[,;/|\n()]/)
    .flatMap((part) => part.split(/\s+[-–]\s+/))
    .map((part) => wordsEn(part))
    .filter((words) => words.length > 0);
  const named = parts.filter(
    (words) =>
      words.some((word) => keysEn.test(word)) &&
      !/^(?:department|division|section|unit|laboratory|lab|ward)$/.test(words[0] ?? ''),
  );
  const hospitals = named.filter((words) => words.some((word) => word === 'hospital' || word === 'clinic'));
  const universities = named.filter((words) => words.includes('university'));
  const place = parts.flat().find((word) => placesEn.has(word) && word !== 'china') ?? '';
  if (hospitals.length > 0)
    return hospitals.map((words) => {
      const at = words.indexOf('university');
      const inside = at === -1 ? null : splitUniversity(words, at);
      const [first] = universities.filter((one) => one !== words);
      const parent = inside?.parent ?? (first ? parentOf(first) : '');
      return institutionEn(inside?.rest ?? words, parent, place, words);
    });
  if (universities.length > 0)
    return universities.map((words) => ({ ...institutionEn([], parentOf(words), '', words), name: '', common: false }));
  const rest =
    named.length > 0
      ? named
      : text.length <= 80 && parts[0] && !/^(?:department|division|section)$/.test(parts[0][0] ?? '')
        ? [parts[0]]
        : [];
  return rest.map((words) => institutionEn(words, '', place, words));
}

const keysEn =
  /^(?:hospital|clinic|university|institute|college|center|academy|school|foundation|society|company|corporation)$/;

const wordsEn = (part: string): string[] =>
  part
    .toLowerCase()
    .replace(/\bno\.?\s*(\d)/g, 'no$1')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => shortEn[word] ?? word)
    .filter((word) => word !== '');

/** `first affiliated hospital of zhejiang university school of medical` and `peking university first hospital`. */
function splitUniversity(words: readonly string[], at: number): { parent: string; rest: string[] } {
  const hospital = words.findIndex((word) => word === 'hospital' || word === 'clinic');
  if (hospital < at) return { parent: parentOf(words.slice(hospital + 1)), rest: words.slice(0, hospital + 1) };
  return { parent: parentOf(words.slice(0, at + 1)), rest: words.slice(at + 1) };
}

/** `university of x` and `x university` are compared by their other words only; schools within it are ignored. */
function parentOf(words: readonly string[]): string {
  const at = words.indexOf('university');
  const before = words.slice(0, at).filter((word) => !emptyEn.has(word));
  const chosen = before.length > 0 ? before : words.slice(at + 1).filter((word) => !emptyEn.has(word));
  const stop = chosen.findIndex((word) => word === 'school' || word === 'college');
  return (stop > 0 ? chosen.slice(0, stop) : chosen).join(' ');
}

function institutionEn(words: readonly string[], parent: string, place: string, all: readonly string[]): Institution {
  const telling = words.filter((word) => !emptyEn.has(word));
  const named = telling.filter((word) => !placesEn.has(word));
  const own = named.length > 0 ? named : telling;
  return {
    language: 'en',
    parent,
    place: telling.find((word) => placesEn.has(word) && named.length > 0) ?? place,
    name: [...own].sort().join(' '),
    common: own.every((word) => commonEn.has(word)),
    whole: all.join(' '),
  };
}
