import type { Division as ListedDivision, FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import type { Translate } from '../../lib/texts/texts.ts';
import type { Answers } from '../sign-up/form.ts';

type T = Translate<'registrationForm'>;

export interface Division {
  value: string;
  label: string;
}
export interface Divisions {
  provinces: readonly Division[];
  citiesOf: (province: string) => readonly Division[];
  /** Name of a stored value: older forms stored codes. */
  nameOf: (stored: string) => string;
  /** The same in the reader's script. */
  shownOf: (stored: string) => string;
}

/** The list of C13 for the two pickers: by name, with a province's cities below it. */
export function divisionsOf(list: readonly ListedDivision[]): Divisions {
  const provinces = list.filter((one) => one.dictPid === '');
  const codes = new Map(
    provinces.flatMap((one) => [[one.dictName, one.dictId] as const, [one.dictId, one.dictId] as const]),
  );
  const names = new Map(list.map((one) => [one.dictId, one.dictName]));
  const shown = new Map(
    list.flatMap((one) => [one.dictId, one.dictName].map((key) => [key, one.dictShown ?? one.dictName])),
  );
  const name = ({ dictName, dictShown }: (typeof list)[number]) => ({ value: dictName, label: dictShown ?? dictName });
  return {
    provinces: provinces.map(name),
    citiesOf: (province) => {
      const id = codes.get(province);
      return id === undefined ? [] : list.filter((one) => one.dictPid === id).map(name);
    },
    nameOf: (stored) => names.get(stored) ?? stored,
    shownOf: (stored) => shown.get(stored) ?? stored,
  };
}

/** A province and the city after it share a row; every other field has its own. */
export function rowsOf(fields: readonly FieldItem[]): (FieldItem | [FieldItem, FieldItem])[] {
  const rows: (FieldItem | [FieldItem, FieldItem])[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const [field, next] = [fields[at] as FieldItem, fields[at + 1]];
    const pair = next && kindOf(field) === 'province' && kindOf(next) === 'city';
    rows.push(pair ? [field, next] : field);
    if (pair) at += 1;
  }
  return rows;
}

export interface FormPage {
  /** The page break that begins it; null for the first. */
  start: FieldItem | null;
  fields: FieldItem[];
}

/** The pages of a form, each with the fields after its page break; pages without any field are left out. */
export function pagesOf(fields: readonly FieldItem[]): FormPage[] {
  const pages: FormPage[] = [{ start: null, fields: [] }];
  for (const field of fields)
    if (kindOf(field) === 'page') pages.push({ start: field, fields: [] });
    else pages.at(-1)?.fields.push(field);
  return pages.filter((page) => page.fields.length > 0);
}

/** Returns the answers after a change: another province clears a city that is not in it (T12). */
export function changeAnswer(fields: readonly FieldItem[], answers: Answers, code: string, value: string): Answers {
  const next = { ...answers, [code]: value };
  const at = fields.findIndex((field) => field.cfgCode === code);
  const field = fields[at];
  if (!field || kindOf(field) !== 'province' || answers[code] === value) return next;
  for (const below of fields.slice(at + 1)) {
    if (kindOf(below) === 'province') break;
    if (kindOf(below) === 'city') next[below.cfgCode] = '';
  }
  return next;
}

/** A province and a city that another answer implies. */
export interface Place {
  province: string;
  city: string;
}

/**
 * The answers that fill in a place, by code; only changes. From a province field they are that province and the city below it. From
 * another field, such as a hospital, they are the form's first province and its city, where the person left both empty or where `filled`
 * shows that an earlier suggestion wrote them.
 */
export function placeAnswers(
  fields: readonly FieldItem[],
  answers: Answers,
  from: string,
  place: Place,
  filled: Place | null,
): Answers {
  const isOwn = (field: FieldItem) => field.cfgCode === from && kindOf(field) === 'province';
  const at = fields.findIndex(fields.some(isOwn) ? isOwn : (field) => kindOf(field) === 'province');
  const province = fields[at];
  if (!province) return {};
  const below = fields.slice(at + 1);
  const end = below.findIndex((field) => kindOf(field) === 'province');
  const city = (end < 0 ? below : below.slice(0, end)).find((field) => kindOf(field) === 'city');
  const now = { province: answers[province.cfgCode] ?? '', city: city ? (answers[city.cfgCode] ?? '') : '' };
  const free = now.province === '' && now.city === '';
  const written = filled !== null && now.province === filled.province && (!city || now.city === filled.city);
  if (!isOwn(province) && !free && !written) return {};
  return { [province.cfgCode]: place.province, ...(city ? { [city.cfgCode]: place.city } : {}) };
}

const NAMED = 3;

/** Footer sentence: number of fields with faults, the first of them by name. */
export function missingText(t: T, fields: readonly FieldItem[], faulty: Readonly<Record<string, unknown>>): string {
  const names = fields.filter((field) => field.cfgCode in faulty).map((field) => field.cfgName);
  if (names.length === 0) return t('form.complete');
  const listed = names.slice(0, NAMED).join(t('form.separator')) + (names.length > NAMED ? t('form.more') : '');
  return names.length === 1
    ? t('form.missingOne', { names: listed })
    : t('form.missingMany', { count: names.length, names: listed });
}
