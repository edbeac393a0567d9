import { csvField, neutralised } from '@meetingapp/sheets/csv/text.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { lead as en } from '@meetingapp/locales/en/exhibition/lead.ts';
import { lead as zh } from '@meetingapp/locales/zh/exhibition/lead.ts';
import type { LeadRow } from './queries.ts';
import type { ExhibitorRow } from '../exhibitor/queries.ts';

const texts = { zh, en };
/** Without it Excel decodes UTF-8 in the machine's code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The cards that stand as CSV; a spreadsheet shows every text and calculates none. */
export function writeLeads(exhibitor: ExhibitorRow, leads: readonly LeadRow[], language: Language): string {
  const { columns, interests } = texts[language];
  const titleOf = (key: string) =>
    pickLanguage(exhibitor.stand.products.find((product) => product.key === key)?.name, language);
  const head = [
    columns.name,
    columns.affiliation,
    columns.post,
    columns.email,
    columns.phone,
    columns.interest,
    columns.products,
    columns.note,
    columns.givenAt,
  ];
  const rows = leads.map((row) => [
    row.name,
    row.affiliation,
    row.post,
    row.email,
    row.phone,
    row.interest === null ? '' : interests[row.interest],
    joinList(row.products.map(titleOf), language),
    row.note,
    row.given_at.toISOString(),
  ]);
  const lines = [head, ...rows].map((row) => row.map((cell) => csvField(neutralised(cell))).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
