import { createCanvas } from '@napi-rs/canvas';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { BadgePaper, RoleStyles } from '@meetingapp/domain/checkin/badge.ts';
import {
  badgeTexts,
  layoutFor,
  nameFits,
  perSheet,
  sheetOf,
  type BadgePerson,
  type FilledBadge,
} from '@meetingapp/domain/checkin/badge-layout.ts';
import { textWidth } from '../../../text/fonts.ts';
import type { LayoutPage } from '../../../text/layout-page.ts';
import { layoutPdf } from '../../../text/layout-pdf.ts';

export interface PrintedBadges {
  pdf: Buffer;
  /** Numbers of people whose name is too long for its place: it was printed smaller, whole. */
  small: string[];
}

export interface Printing {
  layout: Layout;
  roles: RoleStyles;
  paper: BadgePaper;
  /** Several on A4, to be cut; otherwise one on each page, in true size. */
  sheet: boolean;
  /** Stored pictures that the layout shows, by address. */
  pictures: ReadonlyMap<string, Buffer>;
  language: Language;
  /** Called after each page with the number of people on the pages so far. */
  printed?: (people: number) => Promise<unknown>;
}

/** Badges as a PDF. */
export async function badgesPdf(people: readonly BadgePerson[], printing: Printing): Promise<PrintedBadges> {
  const { layout, paper, roles, sheet, language, printed } = printing;
  const filled = people.map((person) => {
    const texts = badgeTexts(person, roles);
    return { texts, layout: layoutFor(layout, texts, textWidth) };
  });
  const size = sheet ? perSheet(paper) : 1;
  const title = people[0]?.conference[language] ?? '';
  const pictures = new Map([...printing.pictures, ...stripes(layout, roles)]);
  const page = (part: readonly FilledBadge[]): LayoutPage => {
    const [one] = part;
    const own = sheet || !one ? { layout: sheetOf(part, paper), texts: {} } : one;
    return { layout: own.layout, values: { texts: own.texts, tables: {} }, language, pictures, title };
  };
  const [first, ...rest] = chunks(filled, size).map(page);
  const pages: [LayoutPage, ...LayoutPage[]] = first ? [first, ...rest] : [page([])];
  const pdf = await layoutPdf(pages, printed && ((count) => printed(Math.min(people.length, count * size))));
  const small = people.filter((_, index) => !nameFits(layout, filled[index]?.texts ?? {}, textWidth));
  return { pdf, small: small.map(({ number }) => number) };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Pixels per millimetre of a picture of one colour: enough for its proportions. */
const PIXELS = 4;

/** A picture of each role's colour in the proportions of the stripe, by that colour. */
function stripes({ fields }: Layout, roles: RoleStyles): [string, Buffer][] {
  const stripe = fields.find((field) => field.kind === 'picture' && field.picture === '{stripe}');
  if (!stripe) return [];
  const { width, height } = stripe.box;
  return [...new Set(Object.values(roles).map(({ colour }) => colour))].map((colour) => {
    const canvas = createCanvas(Math.max(1, Math.round(width * PIXELS)), Math.max(1, Math.round(height * PIXELS)));
    const context = canvas.getContext('2d');
    context.fillStyle = colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return [colour, canvas.toBuffer('image/png')];
  });
}
