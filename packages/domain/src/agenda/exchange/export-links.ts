import type { Material } from '@meetingapp/contract/agenda/programme.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '../../bilingual.ts';
import { webAddress } from './conforming.ts';
import type { StoredState, ScheduleLink } from './schedule.ts';

interface Around {
  language: Language;
  origin: string;
  base: string;
}

/** Links and attachments: imported ones unchanged, while they still exist; then those added here. */
export function linksOf(
  materials: readonly Material[],
  kept: StoredState,
  { language, origin, base }: Around,
): { links: ScheduleLink[]; attachments: ScheduleLink[] } {
  const there = new Set(materials.map(({ address }) => address));
  const came = (key: 'links' | 'attachments') =>
    ((kept[key] as ScheduleLink[] | undefined) ?? []).filter(({ url }) => {
      const address = materialAddress(url, base);
      // Links that cannot be shown were not made materials: they pass through.
      return address === null || there.has(address);
    });
  const links = came('links');
  const attachments = came('attachments');
  const known = new Set([...links, ...attachments].map(({ url }) => materialAddress(url, base)));
  for (const { title, address, size } of materials) {
    if (known.has(address)) continue;
    const url = address.startsWith('/') ? origin + address : address;
    (size === null ? links : attachments).push({ url, title: pickLanguage(title, language) });
  }
  return { links, attachments };
}

/** Target of an imported link; null when it is not a web URL. */
const materialAddress = (url: string, base: string): string | null => webAddress(url, base);
