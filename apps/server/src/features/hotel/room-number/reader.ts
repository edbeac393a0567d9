import { roomNumberSheet as en } from '@meetingapp/locales/en/hotel/room-number.ts';
import { roomNumberSheet as zh } from '@meetingapp/locales/zh/hotel/room-number.ts';
import { hotelServer as serverEn } from '@meetingapp/locales/en/hotel/server.ts';
import { hotelServer as serverZh } from '@meetingapp/locales/zh/hotel/server.ts';
import type { SheetLine } from '../../../jobs/import-kind.ts';

/** Columns of a file of room numbers. */
export const numberTargets = ['number', 'name', 'door', 'how'] as const;
export type NumberTarget = (typeof numberTargets)[number];

export interface NumberRow {
  number: string;
  name: string;
  door: string;
  /** True in the exported rooming list for a speaker's room. */
  speaker: boolean;
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const exported = [serverZh, serverEn].map(({ rooming }) => rooming);
const speakerWords = exported.map(({ speaker }) => plain(speaker));
/** Placeholder of the rooming list for a room without a number: `第 3 间`. */
const unnumbered = exported.map((words) => new RegExp(`^${words.unnumbered.replace('{place}', '\\d+')}$`, 'i'));

/** Column titles in both languages: those of the exported rooming list, and those that hotels use. */
export const namesOf = (target: NumberTarget): string[] => [zh, en].flatMap(({ names }) => names[target].split('|'));

/** Reads a row of a hotel's list: number or name of a person, and their room. */
export function readNumbers({ cells }: SheetLine, columns: readonly (string | null)[]): NumberRow {
  const text = (target: NumberTarget) => {
    const at = columns.indexOf(target);
    return at < 0 ? '' : (cells[at] ?? '').trim();
  };
  const door = text('door');
  return {
    number: text('number'),
    name: text('name'),
    door: unnumbered.some((pattern) => pattern.test(door)) ? '' : door,
    speaker: speakerWords.includes(plain(text('how'))),
  };
}
