import { createCanvas } from '@napi-rs/canvas';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { BadgePaper, RoleStyles } from '@meetingapp/domain/checkin/badge.ts';
import { badgeTexts, layoutFor, nameFits, type BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';
import { withBleed } from '@meetingapp/domain/checkin/badge-bleed.ts';
import { cardMarks, cardPlaces, cardSheet } from '@meetingapp/domain/checkin/name-card.ts';
import { blankPage } from '@meetingapp/domain/layout/blank-page.ts';
import { perSheet, sheetMarks, sheetPaper, sheetPlaces } from '@meetingapp/domain/checkin/badge-sheet.ts';
import { missingCharacters, textWidth } from '../../../text/fonts.ts';
import type { LayoutPage } from '../../../text/layout-page.ts';
import { layoutPdf } from '../../../text/layout-pdf.ts';

/** A badge with what it says. */
interface FilledBadge {
  layout: Layout;
  texts: Readonly<Record<string, string>>;
}

export interface PrintedBadges {
  pdf: Buffer;
  /** Numbers of people whose name is too long for its place: it was printed smaller, whole. */
  small: string[];
}

/** Characters that people entered and that the type for printing lacks: each is an empty box on the badge. */
export const missingOn = ({ name, institution }: Pick<BadgePerson, 'name' | 'institution'>): string[] =>
  missingCharacters(name + institution);

export interface Printing {
  layout: Layout;
  roles: RoleStyles;
  paper: BadgePaper;
  /** Several on A4, to be cut; otherwise one on each page, in true size. */
  sheet: boolean;
  /** On A4: with a back that stands on its head above the front, to be folded. */
  folded?: boolean;
  /** On A4: with bleed and cut marks. */
  bleed?: boolean;
  /** Stored pictures that the layout shows, by address. */
  pictures: ReadonlyMap<string, Buffer>;
  language: Language;
  /** Called after each page with the number of people on the pages so far. */
  printed?: (people: number) => Promise<unknown>;
}

/** Badges as a PDF. */
export async function badgesPdf(people: readonly BadgePerson[], printing: Printing): Promise<PrintedBadges> {
  const { layout, paper, roles, sheet, folded = false, bleed = false, language, printed } = printing;
  const kind = { paper, folded, bleed };
  const filled = people.map((person) => {
    const texts = badgeTexts(person, roles);
    return { texts, layout: layoutFor(layout, texts, textWidth) };
  });
  const size = sheet ? perSheet(kind) : 1;
  const title = people[0]?.conference[language] ?? '';
  const ground = bleed ? withBleed(layout, folded).layout : layout;
  const pictures = new Map([...printing.pictures, ...stripes(sheet ? ground : layout, roles)]);
  const badge = ({ layout: own, texts }: FilledBadge): LayoutPage => ({
    ...(sheet && bleed ? withBleed(own, folded) : { layout: own }),
    values: { texts, tables: {} },
    language,
    pictures,
    title,
  });
  const empty = { language, pictures, title };
  const page = (part: readonly FilledBadge[]): LayoutPage => {
    const [one] = part;
    if (one && !sheet) return badge(one);
    const parts = sheetPlaces(part.length, kind).flatMap(({ badge: index, x, y, turn }) => {
      const filledIn = part[index];
      return filledIn ? [{ page: badge(filledIn), x, y, turn }] : [];
    });
    return { ...empty, layout: blankPage('mm', sheetPaper), values: noValues, parts, marks: sheetMarks(kind) };
  };
  const [first, ...rest] = chunks(filled, size).map(page);
  const pages: [LayoutPage, ...LayoutPage[]] = first ? [first, ...rest] : [page([])];
  const pdf = await layoutPdf(pages, printed && ((count) => printed(Math.min(people.length, count * size))));
  const small = people.filter((_, index) => !nameFits(layout, filled[index]?.texts ?? {}, textWidth));
  return { pdf, small: small.map(({ number }) => number) };
}

const noValues = { texts: {}, tables: {} };

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

type CardPrinting = Omit<Printing, 'paper' | 'sheet' | 'folded' | 'bleed'>;

/** Name cards as a PDF: each on a sheet of A4 lying across, its back on its head above the front, with marks where it is folded. */
export async function cardsPdf(people: readonly BadgePerson[], printing: CardPrinting): Promise<PrintedBadges> {
  const { layout, roles, language, printed } = printing;
  const pictures = new Map([...printing.pictures, ...stripes(layout, roles)]);
  const texts = people.map((person) => badgeTexts(person, roles));
  const common = { language, pictures, title: people[0]?.conference[language] ?? '' };
  const pages = texts.map((values): LayoutPage => {
    const card = { ...common, layout: layoutFor(layout, values, textWidth), values: { texts: values, tables: {} } };
    const parts = cardPlaces(layout).map((place) => ({ page: card, ...place }));
    return { ...common, layout: blankPage('mm', cardSheet(layout)), values: noValues, parts, marks: cardMarks(layout) };
  });
  const [first = { ...common, layout: blankPage('mm', cardSheet(layout)), values: noValues }, ...rest] = pages;
  const pdf = await layoutPdf([first, ...rest], printed);
  const small = people.filter((_, index) => !nameFits(layout, texts[index] ?? {}, textWidth));
  return { pdf, small: small.map(({ name }) => name) };
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
