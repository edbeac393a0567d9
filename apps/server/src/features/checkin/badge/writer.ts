import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { badgePapers, fitText, roleColours, type BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import { groupedBarCode } from '@meetingapp/domain/checkin/bar-code.ts';
import type { TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { checkinServer as en } from '@meetingapp/locales/en/checkin/server.ts';
import { checkinServer as zh } from '@meetingapp/locales/zh/checkin/server.ts';

const MM = 72 / 25.4;
/** Of the A6 sheet, in millimetres; other papers are scaled by their width. */
const a6 = { margin: 6, stripe: 17, name: { most: 19, least: 9 }, latin: 7, code: 34 } as const;

const fontAt = (name: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${name}.ttf`);

export interface Badge {
  conference: Bilingual;
  name: string;
  /** The name in Latin letters; empty where the name is. */
  latin: string;
  institution: string;
  role: TicketRole;
  number: string;
  /** Content of the QR code. */
  code: string;
  barCode: string;
}

export interface PrintedBadges {
  pdf: Buffer;
  /** Numbers of people whose name had to be printed smaller than it should be. */
  small: string[];
}

/** One badge on each page, in true size. */
export async function badgesPdf(badges: readonly Badge[], paper: BadgePaper): Promise<PrintedBadges> {
  const { width, height } = badgePapers[paper];
  const document = new PDFDocument({ size: [width * MM, height * MM], margin: 0, autoFirstPage: false, font: '' });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((done) => document.on('end', () => done()));
  document.registerFont('plain', fontAt('400Regular/NotoSansSC_400Regular'));
  document.registerFont('bold', fontAt('700Bold/NotoSansSC_700Bold'));
  const small: string[] = [];
  for (const badge of badges) {
    document.addPage();
    if (!drawBadge(document, badge, width, height)) small.push(badge.number);
  }
  document.end();
  await ended;
  return { pdf: Buffer.concat(parts), small };
}

type Document = InstanceType<typeof PDFDocument>;

/** False when the name is smaller than it should be. Positions in millimetres. */
function drawBadge(document: Document, badge: Badge, width: number, height: number): boolean {
  const unit = (width / badgePapers.a6.width) * MM;
  const inside = width * MM - 2 * a6.margin * unit;
  const left = a6.margin * unit;
  const centred = (text: string, y: number, font: 'plain' | 'bold', size: number, colour: string) => {
    document.font(font).fontSize(size).fillColor(colour);
    document.text(text, left, y, { width: inside, align: 'center', lineBreak: false });
  };
  const measure = (font: 'plain' | 'bold') => (text: string) => document.font(font).fontSize(1).widthOfString(text);
  const lineOf = (text: string, most: number, font: 'plain' | 'bold' = 'plain') => {
    const fitted = fitText(text, { width: inside, most: most * unit, least: 2.4 * unit, measure: measure(font) });
    return fitted.lines.length > 1 ? { ...fitted, size: Math.min(most * unit, inside / measure(font)(text)) } : fitted;
  };

  // The role as a stripe with its word in both languages.
  const stripe = a6.stripe * unit;
  document.rect(0, height * MM - stripe, width * MM, stripe).fill(roleColours[badge.role]);
  const role = `${zh.roles[badge.role]}  ${en.roles[badge.role]}`;
  centred(role, height * MM - stripe + stripe * 0.24, 'bold', lineOf(role, 7.5, 'bold').size, '#ffffff');

  let y = a6.margin * unit;
  for (const [text, most] of [
    [badge.conference.zh, 4.6],
    [badge.conference.en, 3.4],
  ] as const) {
    if (text === '') continue;
    const { size } = lineOf(text, most);
    centred(text, y, 'plain', size, '#33403d');
    y += size * 1.5;
  }
  y += 4 * unit;
  const { most, least } = a6.name;
  const name = fitText(badge.name, { width: inside, most: most * unit, least: least * unit, measure: measure('bold') });
  for (const line of name.lines) {
    centred(line, y, 'bold', name.size, '#0a1412');
    y += name.size * 1.28;
  }
  for (const [text, size] of [
    [badge.latin, a6.latin],
    [badge.institution, 4.6],
  ] as const) {
    if (text === '') continue;
    const fitted = lineOf(text, size);
    centred(text, y, 'plain', fitted.size, '#14211f');
    y += fitted.size * 1.45;
  }

  // The code above the stripe, with its quiet zone.
  const side = Math.min(a6.code * unit, height * MM - stripe - y - 9 * unit);
  const top = height * MM - stripe - side - 8 * unit;
  drawCode(document, badge.code, (width * MM - side) / 2, top, side);
  centred(groupedBarCode(badge.barCode), top + side + 1.2 * unit, 'plain', 3 * unit, '#33403d');
  return name.fits;
}

function drawCode(document: Document, code: string, x: number, y: number, side: number): void {
  const { data, size } = encode(code, { ecc: 'M', border: 0 });
  const module = side / size;
  document.fillColor('#000000');
  data.forEach((row, line) => {
    let start = -1;
    for (let column = 0; column <= size; column += 1) {
      if (row[column] && start < 0) start = column;
      if (row[column] || start < 0) continue;
      document.rect(x + start * module, y + line * module, (column - start) * module, module);
      start = -1;
    }
  });
  document.fill();
}
