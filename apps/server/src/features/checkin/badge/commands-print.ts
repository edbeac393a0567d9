import { buffer } from 'node:stream/consumers';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import type { BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import { checkinServer as zh } from '@meetingapp/locales/zh/checkin/server.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { spelledName } from '../../../text/pinyin.ts';
import { designOf } from './queries-design.ts';
import { badgesPdf, type PrintedBadges, type Printing } from './writer.ts';

/** Pictures that a layout shows, by address; one that no longer exists is left out. */
async function picturesOf(files: FileStore, layout: Layout): Promise<Map<string, Buffer>> {
  const shown = layout.fields.flatMap((field) => (field.kind === 'picture' ? [field.picture] : []));
  const pictures = new Map<string, Buffer>();
  for (const address of new Set([layout.background, ...shown])) {
    const key = fileKey(address);
    if (key === null) continue;
    const read = await files.read(key);
    if (read.ok && /png|jpeg/.test(read.type)) pictures.set(address, await buffer(read.stream));
  }
  return pictures;
}

interface Wish extends Pick<Printing, 'printed'> {
  cid: number;
  paper: BadgePaper;
  sheet?: boolean;
  folded?: boolean;
  language: Language;
}

/** Badges as the conference has designed them, as a PDF. */
export async function printPeople(
  { db, files }: { db: Database; files: FileStore },
  people: readonly BadgePerson[],
  { cid, paper, sheet = false, folded = false, language, printed }: Wish,
): Promise<PrintedBadges> {
  const { layoutOf, roles } = await designOf(db, cid);
  const layout = layoutOf(paper);
  const pictures = await picturesOf(files, layout);
  return badgesPdf(people, {
    layout,
    roles,
    paper,
    sheet,
    folded,
    pictures,
    language,
    ...(printed ? { printed } : {}),
  });
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
