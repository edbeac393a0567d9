import type { Division } from '@meetingapp/contract/registration.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { cityLookup } from '@meetingapp/domain/registration/divisions.ts';
import { areaList } from '@vant/area-data';
import { englishDivision } from './queries-divisions-english.ts';

/**
 * Groups that are no city: counties and cities governed by the province itself, and the counties of Chongqing. In place of the
 * former stand their members; those of Chongqing belong to the one city that the municipality has.
 */
const provinceGoverned = ['419000', '429000', '469000', '659000'];
const leftOut = ['500200'];

let loaded: Division[] | undefined;

/** Provinces, each followed by its cities, by code. Shared and never changed by callers. */
export function divisions(): Division[] {
  loaded ??= Object.entries(areaList.province_list).flatMap(([dictId, dictName]) => [
    { dictId, dictName, dictPid: '' },
    ...citiesOf(dictId),
  ]);
  return loaded;
}

let spelled: Division[] | undefined;

/** The same list with a name in Latin letters to show. */
export function divisionsInEnglish(): Division[] {
  spelled ??= divisions().map((one) => ({ ...one, dictShown: englishDivision(one.dictName) ?? one.dictName }));
  return spelled;
}

/** A stored province or city, of older forms its code, as it is shown; what is not of the list stays as it is. */
export function shownDivision(stored: string, language: Language): string {
  names ??= new Map(divisions().map((one) => [one.dictId, one.dictName]));
  const name = names.get(stored) ?? stored;
  return language === 'zh' ? name : (englishDivision(name) ?? name);
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

/** Made when first needed: five hundred cities by their provinces. */
export const cityIn = () => (cities ??= cityLookup(divisions()));
