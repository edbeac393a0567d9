import type { CityIn } from './field-item.ts';

/** A province or a city; `dictPid` names a city's province and is empty for provinces. */
interface Division {
  dictId: string;
  dictName: string;
  dictPid: string;
}

/** Whether a city lies in a province, both given by name or by code, as forms of any age store them. */
export function cityLookup(divisions: readonly Division[]): CityIn {
  const codes = new Map<string, string>();
  for (const { dictId, dictName, dictPid } of divisions)
    if (dictPid === '') codes.set(dictName, dictId).set(dictId, dictId);
  const cities = new Set<string>();
  for (const { dictId, dictName, dictPid } of divisions)
    if (dictPid !== '') cities.add(`${dictPid} ${dictId}`).add(`${dictPid} ${dictName}`);
  return (city, province) => cities.has(`${codes.get(province) ?? ''} ${city}`);
}
