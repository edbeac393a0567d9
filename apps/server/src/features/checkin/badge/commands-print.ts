import { buffer } from 'node:stream/consumers';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import type { BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';
import { showsLogos, withSponsorLogos, type SponsorLogo } from '@meetingapp/domain/checkin/badge-logos.ts';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import { checkinServer as zh } from '@meetingapp/locales/zh/checkin/server.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { spelledName } from '../../../text/pinyin.ts';
import { badgeLogos } from './queries-logos.ts';
import { designOf } from './queries-design.ts';
import { logoPng } from './reader-logo.ts';
import { badgesPdf, cardsPdf, type PrintedBadges, type Printing } from './writer.ts';

/** The sponsors' logos with their pictures; one that cannot be read is left out. */
async function logosOf(
  { db, files }: Stored,
  cid: number,
): Promise<{ logos: SponsorLogo[]; pictures: Map<string, Buffer> }> {
  const pictures = new Map<string, Buffer>();
  const logos: SponsorLogo[] = [];
  for (const { picture, name } of await badgeLogos(db, cid)) {
    const bytes = await logoPng(files, picture);
    if (!bytes) continue;
    pictures.set(picture, bytes);
    logos.push({ picture, name });
  }
  return { logos, pictures };
}

/** Pictures that a layout shows, by address; one that no longer exists is left out. */
async function picturesOf(files: FileStore, layout: Layout): Promise<Map<string, Buffer>> {
  const shown = layout.fields.flatMap((field) => (field.kind === 'picture' ? [field.picture] : []));
  const pictures = new Map<string, Buffer>();
  for (const address of new Set([layout.background, ...shown])) {
    const key = fileKey(address);
    if (key === null) continue;
    const read = await files.read(key);
    if (!read.ok) continue;
    const content = await buffer(read.stream);
    if (/png|jpeg/.test(read.type)) pictures.set(address, content);
  }
  return pictures;
}

interface Stored {
  db: Database;
  files: FileStore;
}

interface Wish extends Pick<Printing, 'printed'> {
  cid: number;
  paper: BadgePaper;
  sheet?: boolean;
  folded?: boolean;
  bleed?: boolean;
  language: Language;
}

/** Badges as the conference has designed them, as a PDF. */
export async function printPeople(
  { db, files }: Stored,
  people: readonly BadgePerson[],
  { cid, paper, sheet = false, folded = false, bleed = false, language, printed }: Wish,
): Promise<PrintedBadges> {
  const { layoutOf, roles } = await designOf(db, cid);
  const drawn = await drawnDesign({ db, files }, cid, layoutOf(paper));
  return badgesPdf(people, { ...drawn, roles, paper, sheet, folded, bleed, language, ...(printed ? { printed } : {}) });
}

/** Name cards as the conference has designed them, as a PDF. */
export async function printCardsOf(
  { db, files }: Stored,
  people: readonly BadgePerson[],
  { cid, language, printed }: Pick<Wish, 'cid' | 'language' | 'printed'>,
): Promise<PrintedBadges> {
  const { layoutOf, roles } = await designOf(db, cid);
  const drawn = await drawnDesign({ db, files }, cid, layoutOf('card'));
  return cardsPdf(people, { ...drawn, roles, language, ...(printed ? { printed } : {}) });
}

/** A layout with the logos of sponsors in it, and all its pictures. */
async function drawnDesign({ db, files }: Stored, cid: number, designed: Layout) {
  const sponsors = designed.fields.some(showsLogos) ? await logosOf({ db, files }, cid) : { logos: [], pictures: [] };
  const layout = withSponsorLogos(designed, sponsors.logos);
  const pictures = new Map([...(await picturesOf(files, designed)), ...sponsors.pictures]);
  return { layout, pictures };
}

/** A person who does not exist, to try paper and printer. */
export const sampleBadge = (conference: BadgePerson['conference']): BadgePerson => ({
  conference,
  name: zh.sample.name,
  latin: spelledName(zh.sample.name),
  institution: zh.sample.institution,
  role: 'attendee',
  number: '0000 0000',
  code: `M1${'0'.repeat(150)}.`,
  barCode: '0000000000000000',
});
