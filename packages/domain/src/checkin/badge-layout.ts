import type { Layout, LayoutField } from '@meetingapp/contract/layout.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { blankPage } from '../layout/blank-page.ts';
import { overfull, placeLayout, type FontMeasure } from '../layout/place-layout.ts';
import { SPONSOR_LOGOS } from './badge-logos.ts';
import { badgePapers, designPapers, type BadgePaper, type DesignPaper, type RoleStyles } from './badge.ts';
import { groupedBarCode } from './bar-code.ts';
import type { TicketRole } from './ticket-roles.ts';

const POINTS_PER_MM = 72 / 25.4;
const INK = '#12211f';
/** Heights of a name's type: the largest on A6, and the smallest that is read at arm's length. Millimetres. */
const LARGEST_NAME = 19;
const SMALLEST_NAME = 9;
/** With the quiet zone of four modules: the dark part of a code of 45 modules is 29 mm wide. */
const CODE = 34.2;
const STRIPE = 17;

/** Placeholders of badges. `stripe` is a picture of the role's colour. */
export const badgePlaceholders = [
  'name',
  'second',
  'institution',
  'number',
  'barCode',
  'roleZh',
  'roleEn',
  'titleZh',
  'titleEn',
  'code',
  'stripe',
] as const;
export type BadgeTexts = Record<(typeof badgePlaceholders)[number], string>;

const both = (text: string): Bilingual => ({ zh: text, en: text });
const half = (value: number): number => Math.round(value * 2) / 2;

/** Names of the fields of a badge, for staff and readers of the screen. */
export type BadgeLabels = Readonly<
  Record<'title' | 'name' | 'second' | 'institution' | 'code' | 'number' | 'sponsors' | 'stripe' | 'role', Bilingual>
>;

/** The badge of a conference that has not designed one, on a paper. Everything is in both languages at once. */
export function defaultBadge(paper: BadgePaper, labels: BadgeLabels): Layout {
  const { width, height } = badgePapers[paper];
  const scale = width / badgePapers.a6.width;
  const stripe = half(STRIPE * scale);
  const codeTop = half(height - stripe - CODE - 1);
  // Below the slot of the lanyard.
  const top = half(9 * scale);
  const free = codeTop - top;
  const margin = half(6 * scale);
  const inner = width - 2 * margin;
  const size = (millimetres: number) => half(millimetres * POINTS_PER_MM * scale);
  const text = { kind: 'text', role: 'paragraph', bold: false, align: 'centre', colour: INK } as const;
  const row = (from: number, share: number) => ({
    x: margin,
    y: half(top + free * from),
    width: inner,
    height: half(free * share),
  });
  const smallest = 5;
  return {
    ...blankPage('mm', badgePapers[paper]),
    frameColour: INK,
    fields: [
      {
        ...text,
        id: 'title',
        label: labels.title,
        text: both('{titleZh}\n{titleEn}'),
        box: row(0, 0.15),
        size: size(3.8),
        smallest,
        lines: 2,
      },
      {
        ...text,
        id: 'name',
        label: labels.name,
        text: both('{name}'),
        box: row(0.16, 0.43),
        role: 'heading',
        bold: true,
        size: size(LARGEST_NAME),
        smallest: half(SMALLEST_NAME * POINTS_PER_MM),
        lines: 2,
      },
      {
        ...text,
        id: 'second',
        label: labels.second,
        text: both('{second}'),
        box: row(0.6, 0.14),
        size: size(7),
        smallest,
        lines: 1,
      },
      {
        ...text,
        id: 'institution',
        label: labels.institution,
        text: both('{institution}'),
        box: row(0.75, 0.23),
        size: size(4.6),
        smallest,
        lines: 2,
      },
      {
        kind: 'qr',
        id: 'code',
        label: labels.code,
        value: '{code}',
        box: { x: margin, y: codeTop, width: CODE, height: CODE },
        colour: '#000000',
      },
      {
        ...text,
        id: 'number',
        label: labels.number,
        text: both('{number}\n{barCode}'),
        box: { x: margin + CODE, y: codeTop + CODE / 3, width: inner - CODE, height: CODE / 3 },
        align: 'left',
        size: size(3.4),
        smallest: 4,
        lines: 4,
      },
      {
        kind: 'picture',
        id: 'sponsors',
        label: labels.sponsors,
        picture: SPONSOR_LOGOS,
        box: { x: margin + CODE, y: codeTop + (CODE * 2) / 3, width: inner - CODE, height: CODE / 3 },
      },
      {
        kind: 'picture',
        id: 'stripe',
        label: labels.stripe,
        picture: '{stripe}',
        box: { x: 0, y: height - stripe, width, height: stripe },
      },
      {
        ...text,
        id: 'role',
        label: labels.role,
        text: both('{roleZh}  {roleEn}'),
        box: { x: margin, y: height - stripe, width: inner, height: stripe },
        bold: true,
        colour: '#ffffff',
        size: size(7.5),
        smallest,
        lines: 1,
      },
    ],
  };
}

/** Heights of the type of a name card, in millimetres: read from the last row, and from the other side of the table. */
const CARD = { largest: 55, smallest: 14, second: 10, institution: 7, margin: 15 } as const;

/** The name card of a conference that has not designed one: the name as large as it can be, and little else. */
function defaultCard(labels: BadgeLabels): Layout {
  const inner = designPapers.card.width - CARD.margin * 2;
  const points = (millimetres: number) => half(millimetres * POINTS_PER_MM);
  const text = { kind: 'text', role: 'paragraph', bold: false, align: 'centre', colour: INK } as const;
  const row = (y: number, rowHeight: number) => ({ x: CARD.margin, y, width: inner, height: rowHeight });
  return {
    ...blankPage('mm', designPapers.card),
    frameColour: INK,
    fields: [
      {
        ...text,
        id: 'name',
        label: labels.name,
        text: both('{name}'),
        box: row(4, 72),
        role: 'heading',
        bold: true,
        size: points(CARD.largest),
        smallest: points(CARD.smallest),
        lines: 2,
      },
      {
        ...text,
        id: 'second',
        label: labels.second,
        text: both('{second}'),
        box: row(77, 14),
        size: points(CARD.second),
        smallest: points(CARD.second / 2),
        lines: 1,
      },
      {
        ...text,
        id: 'institution',
        label: labels.institution,
        text: both('{institution}'),
        box: row(92, 10),
        size: points(CARD.institution),
        smallest: points(CARD.institution / 2),
        lines: 1,
      },
    ],
  };
}

/** What a paper has until staff design it. */
export const defaultDesign = (paper: DesignPaper, labels: BadgeLabels): Layout =>
  paper === 'card' ? defaultCard(labels) : defaultBadge(paper, labels);

export interface BadgePerson {
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

/** What the placeholders of a badge stand for. The stripe is the colour itself. */
export const badgeTexts = (person: BadgePerson, roles: RoleStyles): BadgeTexts => ({
  name: person.name,
  second: person.latin,
  institution: person.institution,
  number: person.number,
  barCode: groupedBarCode(person.barCode),
  roleZh: roles[person.role].word.zh,
  roleEn: roles[person.role].word.en,
  titleZh: person.conference.zh,
  titleEn: person.conference.en,
  code: person.code,
  stripe: roles[person.role].colour,
});

const setsName = (field: LayoutField): boolean => field.kind === 'text' && field.text.zh.includes('{name}');

/** What is printed where a name is too long for the smallest type that is wanted: smaller than that, but whole. Points. */
const TINY = 5;

interface SetName {
  field: LayoutField;
  /** False: the name is printed smaller than the smallest type that is wanted, and staff are shown whose it is. */
  fits: boolean;
}

/**
 * A Chinese name stays on one line as long as the smallest type allows, and only then takes more. A name in Latin letters breaks between
 * its words wherever that makes the type larger.
 */
function setName(
  field: Extract<LayoutField, { kind: 'text' }>,
  unit: Layout['unit'],
  texts: Readonly<Record<string, string>>,
  measure: FontMeasure,
): SetName {
  const chinese = /\p{Script=Han}/u.test(texts['name'] ?? '');
  const ways = chinese ? [{ ...field, lines: 1 }, field] : [field];
  const found = ways.find(
    (one) => overfull(placeLayout({ unit, fields: [one] }, { texts, tables: {} }, 'zh', measure)).length === 0,
  );
  if (found) return { field: found, fits: true };
  return { field: { ...field, smallest: Math.min(field.smallest, TINY) }, fits: false };
}

/** A layout with the name set for one person. */
export const layoutFor = (layout: Layout, texts: Readonly<Record<string, string>>, measure: FontMeasure): Layout => ({
  ...layout,
  fields: layout.fields.map((field) =>
    field.kind === 'text' && setsName(field) ? setName(field, layout.unit, texts, measure).field : field,
  ),
});

/** True when the name is not too long for its place. */
export const nameFits = (
  { unit, fields }: Layout,
  texts: Readonly<Record<string, string>>,
  measure: FontMeasure,
): boolean =>
  fields.every((field) => field.kind !== 'text' || !setsName(field) || setName(field, unit, texts, measure).fits);
