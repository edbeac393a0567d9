import type { Bilingual } from '@meetingapp/contract/shapes.ts';

export interface Chapter {
  at: number;
  title: Bilingual;
  talkId: number | null;
}

/** By time, named, one per moment: of several at the same moment the last one counts. */
export function inOrder(chapters: readonly Chapter[]): Chapter[] {
  const byTime = new Map<number, Chapter>();
  for (const chapter of chapters)
    if (chapter.title.zh !== '' || chapter.title.en !== '') byTime.set(chapter.at, chapter);
  return [...byTime.values()].toSorted((one, other) => one.at - other.at);
}

/** Index of the chapter at a position; -1: before the first. */
export function chapterAt(chapters: readonly { at: number }[], milliseconds: number): number {
  return chapters.findLastIndex(({ at }) => at <= milliseconds);
}

const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;

/** Parses `1:02:03` or `4:05` to milliseconds; null when invalid. */
export function momentOf(written: string): number | null {
  const found = clock.exec(written.trim());
  if (!found) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = found;
  if (Number(seconds) > 59 || (found[1] !== undefined && Number(minutes) > 59)) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** True for WebVTT: begins with its signature and has at least one timing. */
export function isWebVtt(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t].*)?(?:\r\n|\n|\r)/.test(text) && /(?:\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->/.test(text);
}
