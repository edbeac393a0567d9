import { csvField, neutralised } from '@meetingapp/sheets/csv/text.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { boothStateOf } from '@meetingapp/domain/exhibition/booth.ts';
import { plainAmount } from '@meetingapp/domain/money.ts';
import { exhibitionConsole as en } from '@meetingapp/locales/en/exhibition/console.ts';
import { exhibitionConsole as zh } from '@meetingapp/locales/zh/exhibition/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import type { ListedExhibitor } from './queries-console.ts';

const texts = { zh, en };
/** Without it Excel decodes UTF-8 in the machine's code page. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Sales {
  currency: string;
  language: Language;
  now: Date;
}

/** Booths with their exhibitors, contracts and money as CSV; a spreadsheet shows every text and calculates none. */
export function writeSales(rows: readonly ListedExhibitor[], { currency, language, now }: Sales): string {
  const t = texts[language];
  const head = [
    t.booth,
    t.name,
    t.state,
    format(t.form.price, { currency }),
    t.form.contract,
    t.form.signedOn,
    format(t.form.paid, { currency }),
    t.due,
    t.leads,
    t.visits,
  ];
  const lines = rows.map((row) => [
    row.booth,
    pickLanguage(row.name, language),
    t.states[boothStateOf({ deal: row.deal, heldUntil: row.held_until }, now)],
    plainAmount(row.price, currency),
    row.contract,
    row.signed_on ?? '',
    plainAmount(row.paid, currency),
    plainAmount(Math.max(0, row.price - row.paid), currency),
    String(row.leads ?? 0),
    String(row.visits ?? 0),
  ]);
  const text = [head, ...lines].map((line) => line.map((cell) => csvField(neutralised(cell))).join(','));
  return `${BYTE_ORDER_MARK}${text.join('\r\n')}\r\n`;
}
