import type { Language } from '@meetingapp/contract/shapes.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Signatures } from '../../../ports/signatures.ts';

/** Days that a link of a letter opens a person's tasks, and hours that the key of a one-time code does. */
export const LINK_DAYS = 180;
export const CODE_HOURS = 12;

export interface SpeakerKey {
  linkId: number;
  expiresAt: Date;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
export const signedText = ({ linkId, expiresAt }: SpeakerKey): string => `${linkId}.${seconds(expiresAt)}`;

/** `12.1812345678.` and 32 hexadecimal digits: the row of the link, its end in seconds since 1970, and the signature of both. */
export const speakerKey = (key: SpeakerKey, signatures: Signatures): string =>
  `${signedText(key)}.${signatures.of('speaker', signedText(key))}`;

/** The address of a person's tasks, with the key that opens them. */
export const speakerAddress = (publicUrl: string, conferenceId: number, key: string, language: Language): string =>
  new URL(publicUrl).origin +
  basePath +
  href('schedule1', { cid: conferenceId }, { key, lang: language === 'en' ? 'en' : 'ch' });

export const calendarText = (linkId: number): string => `calendar.${linkId}`;

/** The address of a person's calendar, which ends with their link and opens nothing else. */
export const calendarAddress = (
  publicUrl: string,
  { conferenceId, linkId, language }: { conferenceId: number; linkId: number; language: Language },
  signatures: Signatures,
): string =>
  `${new URL(publicUrl).origin}/medapp/calendar/speaker/${conferenceId}/${linkId}/${signatures.of('speaker', calendarText(linkId))}.ics?lang=${language === 'en' ? 'en' : 'ch'}`;
