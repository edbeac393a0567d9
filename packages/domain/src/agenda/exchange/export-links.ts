import type { Material } from '@meetingapp/contract/agenda-programme.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { webAddress } from './conforming.ts';
import type { Kept, ScheduleLink } from './schedule.ts';

interface Around {
  language: Language;
  origin: string;
  base: string;
}

/** Links and attachments: those that came with a file as they came, as long as they are still there; then what was added here. */
export function linksOf(
  materials: readonly Material[],
  kept: Kept,
  { language, origin, base }: Around,
): { links: ScheduleLink[]; attachments: ScheduleLink[] } {
  const there = new Set(materials.map(({ address }) => address));
  const came = (key: 'links' | 'attachments') =>
    ((kept[key] as ScheduleLink[] | undefined) ?? []).filter(({ url }) => {
      const address = materialAddress(url, base);
      // What cannot be shown here was not made a material: it only passes through.
      return address === null || there.has(address);
    });
  const links = came('links');
  const attachments = came('attachments');
  const known = new Set([...links, ...attachments].map(({ url }) => materialAddress(url, base)));
  for (const { title, address, size } of materials) {
    if (known.has(address)) continue;
    const url = address.startsWith('/') ? origin + address : address;
    (size === null ? links : attachments).push({ url, title: title[language] || title.zh || title.en });
  }
  return { links, attachments };
}

/** Where a link of a file leads; null where it is no address of the web. */
const materialAddress = (url: string, base: string): string | null => webAddress(url, base);
