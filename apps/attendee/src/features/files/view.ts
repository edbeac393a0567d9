import { BETWEEN, isOwnPicture } from '../../lib/navigation/own-files.ts';
import type { Picture } from '../../lib/navigation/own-files.ts';

const split = (text: string | undefined): string[] => (text ? text.split(BETWEEN) : []);

/** Pictures named in an address, and the index of the first; foreign addresses are left out. */
export function picturesIn(search: Readonly<Record<string, string>>): { pictures: Picture[]; at: number } {
  const names = split(search['names']);
  const all = split(search['images']).map((src, index) => ({ src, name: names[index] ?? '' }));
  const pictures = all.filter(({ src }) => isOwnPicture(src));
  const wanted = all[Number(search['at'] ?? 1) - 1];
  const at = wanted ? pictures.indexOf(wanted) : 0;
  return { pictures, at: Math.max(0, at) };
}
