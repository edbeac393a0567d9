import { readFileSync } from 'node:fs';
import type { Division } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { cityLookup } from '@meetingapp/domain/registration/divisions.ts';
import { areaList } from '@vant/area-data';
import { dataFile } from '../../../ports/files/data-file.ts';

/**
 * Groups that are not cities: counties and cities governed by the province itself, and the counties of Chongqing. The former are
 * replaced by their members; the counties of Chongqing belong to the municipality's one city.
 */
const provinceGoverned = ['419000', '429000', '469000', '659000'];
const leftOut = ['500200'];

let loaded: Division[] | undefined;

/** Provinces, each followed by its cities, by code. Shared: callers must not modify it. */
export function divisions(): Division[] {
  loaded ??= Object.entries(areaList.province_list).flatMap(([dictId, dictName]) => [
    { dictId, dictName, dictPid: '' },
    ...citiesOf(dictId),
  ]);
  return loaded;
}

let spelled: Division[] | undefined;

/** The same list with display names in Latin letters. */
export function divisionsInEnglish(): Division[] {
  spelled ??= divisions().map((one) => ({ ...one, dictShown: divisionInEnglish(one.dictName) ?? one.dictName }));
  return spelled;
}

/**
 * The display name of a stored province or city, which older forms stored as a code; a value that is not in the list is returned
 * unchanged.
 */
export function shownDivision(stored: string, language: Language): string {
  names ??= new Map(divisions().map((one) => [one.dictId, one.dictName]));
  const name = names.get(stored) ?? stored;
  return language === 'zh' ? name : (divisionInEnglish(name) ?? name);
}
let names: Map<string, string> | undefined;

function citiesOf(dictPid: string): Division[] {
  return within(areaList.city_list, dictPid.slice(0, 2))
    .filter(([code]) => !leftOut.includes(code))
    .flatMap(([code, name]) =>
      provinceGoverned.includes(code) ? within(areaList.county_list, code.slice(0, 4)) : [[code, name] as const],
    )
    .map(([dictId, dictName]) => ({ dictId, dictName, dictPid }));
}

function within(list: Readonly<Record<string, string>>, prefix: string): (readonly [string, string])[] {
  return Object.entries(list).filter(([code]) => code.startsWith(prefix));
}

let cities: ReturnType<typeof cityLookup> | undefined;

/** Built on first use: five hundred cities by province. */
export const cityIn = () => (cities ??= cityLookup(divisions()));

let englishNames: Map<string, string> | undefined;

/** The English map name of a province or a city, such as Xi'an or Inner Mongolia; undefined when it is not in the list. */
export function divisionInEnglish(name: string): string | undefined {
  englishNames ??= new Map(
    readFileSync(dataFile('divisions-english.tsv'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t') as [string, string]),
  );
  return englishNames.get(name);
}
