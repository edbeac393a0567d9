import type { CityIn } from './field-definition.ts';

/** A province or a city; `dictPid` is a city's province and empty for provinces. */
interface Division {
  dictId: string;
  dictName: string;
  dictPid: string;
}

/**
 * Returns a test whether a city is in a province, both given by name or by code, since older forms store either; with an empty city,
 * whether there is such a province.
 */
export function cityLookup(divisions: readonly Division[]): CityIn {
  const codes = new Map<string, string>();
  for (const { dictId, dictName, dictPid } of divisions)
    if (dictPid === '') codes.set(dictName, dictId).set(dictId, dictId);
  const cities = new Set<string>();
  for (const { dictId, dictName, dictPid } of divisions)
    if (dictPid !== '') cities.add(`${dictPid} ${dictId}`).add(`${dictPid} ${dictName}`);
  return (city, province) => (city === '' ? codes.has(province) : cities.has(`${codes.get(province) ?? ''} ${city}`));
}
