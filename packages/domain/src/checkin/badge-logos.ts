import type { Layout, LayoutBox, LayoutField } from '@meetingapp/contract/layout.ts';

/** Placeholder of a picture field that shows the logos of sponsors whose level has them on badges. */
export const SPONSOR_LOGOS = '{sponsorLogos}';
/** Logos of one badge, those of the highest levels: more would be too small to recognise. */
export const MOST_BADGE_LOGOS = 12;
/** Usual width of a logo by its height. */
const USUAL_RATIO = 2;
/** Share of a cell that stays free between logos. */
const GAP = 0.1;

export const showsLogos = (field: LayoutField): field is Extract<LayoutField, { kind: 'picture' }> =>
  field.kind === 'picture' && field.picture === SPONSOR_LOGOS;

/**
 * Rows of equal cells for `count` logos within a box, in reading order, in the number of columns that lets them be largest. The last row
 * is centred.
 */
export function logoCells({ x, y, width, height }: LayoutBox, count: number): LayoutBox[] {
  const heightIn = (columns: number): number =>
    Math.min(width / columns / USUAL_RATIO, height / Math.ceil(count / columns));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const columns = all.reduce((best, one) => (heightIn(one) > heightIn(best) ? one : best), 1);
  const rows = Math.ceil(count / columns);
  const cell = { width: width / columns, height: height / rows };
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const missing = row === rows - 1 ? rows * columns - count : 0;
    return {
      x: x + cell.width * ((index % columns) + missing / 2 + GAP / 2),
      y: y + cell.height * (row + GAP / 2),
      width: cell.width * (1 - GAP),
      height: cell.height * (1 - GAP),
    };
  });
}

/** A sponsor's logo: the address of a picture, and the name in both languages. */
export interface SponsorLogo {
  picture: string;
  name: { zh: string; en: string };
}

/** A layout whose field of sponsors' logos is one picture per logo, each with the sponsor's name as its alternative text. */
export const withSponsorLogos = (layout: Layout, logos: readonly SponsorLogo[]): Layout => ({
  ...layout,
  fields: layout.fields.flatMap((field): LayoutField[] => {
    if (!showsLogos(field)) return [field];
    const shown = logos.slice(0, MOST_BADGE_LOGOS);
    return logoCells(field.box, shown.length).flatMap((box, index) => {
      const logo = shown[index];
      return logo ? [{ ...field, id: `${field.id}/${index}`, box, picture: logo.picture, label: logo.name }] : [];
    });
  }),
});
