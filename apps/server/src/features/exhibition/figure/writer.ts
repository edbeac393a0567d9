import { csvField, neutralised } from '@meetingapp/sheets/csv/text.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { standFigures as en } from '@meetingapp/locales/en/exhibition/figure.ts';
import { standFigures as zh } from '@meetingapp/locales/zh/exhibition/figure.ts';
import type { Figures } from './present.ts';

const texts = { zh, en };
/** Without it Excel decodes UTF-8 in the machine's code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const columns = ['day', 'stand', 'product', 'logos', 'cards', 'scanned', 'visits', 'stamps'] as const;

/** Rows as CSV; a spreadsheet shows every text and calculates none. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => csvField(neutralised(String(cell)))).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** The days of an exhibitor, oldest first. */
export function writeFigures({ days }: Figures, language: Language): string {
  const t = texts[language];
  const rows = days.toReversed().map((day) => columns.map((column) => day[column]));
  return csvOf([columns.map((column) => t.columns[column]), ...rows]);
}
