import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import type { Signatures } from '../../../ports/signatures.ts';

const texts = { zh, en };
/** Seconds that an address of a file opens it. */
const VALID_SECONDS = 3600;

const ending = (now: Date): number => Math.floor(now.getTime() / 1000) + VALID_SECONDS;
export const pictureText = (id: number, expires: number): string => `receipt.${id}.${expires}`;
export const payListText = (cid: number, language: string, expires: number): string =>
  `pay-list.${cid}.${language}.${expires}`;

/** A signed address of the picture of a receipt. It ends after an hour. */
export function pictureAddress(id: number, signatures: Signatures, now: Date): string {
  const expires = ending(now);
  return `/medapp/speakers/receipt/${id}/${expires}/${signatures.of('receipt', pictureText(id, expires))}.jpg`;
}

/** A signed address of the pay list. It ends after an hour. */
export function payListAddress(
  cid: number,
  language: Language,
  { signatures, now }: { signatures: Signatures; now: Date },
): string {
  const expires = ending(now);
  const signature = signatures.of('receipt', payListText(cid, language, expires));
  return `/medapp/speakers/pay-list/${cid}/${language}/${expires}/${signature}.xlsx`;
}

export interface Payment {
  name: Bilingual;
  holder: string;
  bank: string;
  number: string;
  /** Fen. */
  amount: number;
  receipts: readonly number[];
}

/** The pay list as a workbook: one row for each person. */
export function payListBook(payments: readonly Payment[], language: Language): ReturnType<typeof writeWorkbook> {
  const words = texts[language].payList;
  const columns = words.columns.map((title) => ({ title, kind: 'text' as const, width: 20 }));
  const rows = payments.map(({ name, holder, bank, number, amount, receipts }) => [
    pickLanguage(name, language),
    holder,
    bank,
    number,
    (amount / 100).toFixed(2),
    String(receipts.length),
    receipts.join(' '),
  ]);
  return writeWorkbook({ sheet: words.title, columns, rows, zone: 'UTC' });
}
