import type { Language } from '@meetingapp/contract/shapes.ts';
import { conferenceArchive as en } from '@meetingapp/locales/en/conference/archive.ts';
import { conferenceArchive as zh } from '@meetingapp/locales/zh/conference/archive.ts';
import type { ArchiveFault } from '../../../db/schema/json-shapes.ts';

/** What is wrong, where, and what to do about it. */
export function faultText({ reason, entry, line, value }: ArchiveFault, language: Language): string {
  const { faults, place } = language === 'zh' ? zh : en;
  const where = line > 0 ? place.line.replace('{entry}', entry).replace('{line}', String(line)) : entry;
  return faults[reason].replace('{where}', () => where).replace('{value}', () => value);
}
