import type { HomeTarget } from '@meetingapp/contract/home/console.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { TargetRow } from './queries.ts';

interface Reader {
  cid: number;
  zone: string;
  language: Language;
}

/** A thing that a tile can open, with what tells it from others of the same name. */
export function presentTarget(row: TargetRow, { cid, zone, language }: Reader): HomeTarget {
  const { kind, title, at } = row;
  const note = at === null ? pickLanguage(row.note, language) : dayIn(zone, at);
  return { kind, title, to: addressOf(row, cid), note };
}

function addressOf({ kind, id, poster }: TargetRow, cid: number): string {
  if (kind === 'session') return href('calDetail', { calid: id }, { cid });
  if (kind === 'person') return href('personDetail', { pid: id }, { cid });
  if (kind === 'article') return href('infoDetails', { infoid: id }, { cid });
  if (kind === 'exhibitor') return href('exhibition', { showid: id }, { cid });
  return poster ? href('posterDetail', {}, { cid, id }) : href('paper3', { cid }, { id });
}
