import { readFileSync } from 'node:fs';
import { dataFile } from '../../ports/files/data-file.ts';

let names: Map<string, string> | undefined;

/** What English maps call a province or a city, such as Xi'an or Inner Mongolia; undefined for one that is not in the list. */
export function englishDivision(name: string): string | undefined {
  names ??= new Map(
    readFileSync(dataFile('divisions-english.tsv'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t') as [string, string]),
  );
  return names.get(name);
}
