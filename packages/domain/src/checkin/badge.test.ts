import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLayout, type PlacedText } from '../layout/place-layout.ts';
import { badgePapers, contrastOfWhite, roleColours, type BadgePaper } from './badge.ts';
import { badgeTexts, defaultBadge, defaultDesign, layoutFor, nameFits } from './badge-layout.ts';
import { ticketRoles } from './ticket-roles.ts';

const papers = Object.keys(badgePapers) as BadgePaper[];
const measure = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u0020-\u007e]/.test(letter) ? 0.55 : 1), 0);

const label = { zh: '', en: '' };
const labels = {
  title: label,
  name: label,
  second: label,
  institution: label,
  code: label,
  number: label,
  sponsors: label,
  stripe: label,
  role: label,
};
const roles = Object.fromEntries(
  ticketRoles.map((role) => [role, { colour: roleColours[role], word: { zh: '代表', en: 'Attendee' } }]),
) as Parameters<typeof badgeTexts>[1];
const textsOf = (name: string) =>
  badgeTexts(
    {
      conference: { zh: '2027 全国心血管病学年会', en: 'National Cardiology Meeting 2027' },
      name,
      latin: '',
      institution: '江州大学附属第一医院',
      role: 'attendee',
      number: '202712345678',
      code: `M1${'A'.repeat(150)}.`,
      barCode: '1234567890123456',
    },
    roles,
  );
const named = (name: string, paper: BadgePaper = 'a6'): PlacedText => {
  const texts = textsOf(name);
  const layout = layoutFor(defaultBadge(paper, labels), texts, measure);
  const placed = placeLayout(layout, { texts, tables: {} }, 'zh', measure).find(({ id }) => id === 'name');
  if (placed?.kind !== 'text') throw new Error('no name');
  return placed;
};

describe('[O16] a badge', () => {
  it('has the name in the largest type that fits, from 19 down to 9 mm, never cut, and says when it must be smaller', () => {
    const name = fc.string({ unit: fc.constantFrom('欧', '阳', 'A', 'n', ' '), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        name.filter((text) => text.trim() !== ''),
        fc.constantFrom(...papers),
        (text, paper) => {
          const { lines, size, fitted, box } = named(text, paper);
          const bare = (one: string) => one.replaceAll(/\s+/g, '');
          expect(bare(lines.map((line) => line.text).join(''))).toBe(bare(text));
          expect(size).toBeLessThanOrEqual(19 + 0.1);
          for (const { width } of lines) expect(width).toBeLessThanOrEqual(box.width + 1e-6);
          expect(fitted.fits).toBe(true);
          expect(nameFits(defaultBadge(paper, labels), textsOf(text), measure)).toBe(size >= 9 - 0.1);
        },
      ),
    );
    expect(named('林知远').size).toBeCloseTo(19, 0);
    // A Chinese name becomes smaller before it is divided; a Latin one is divided where that keeps it large.
    expect(named('阿依努尔买买提').lines).toHaveLength(1);
    expect(named('Maximiliane von Hohenstein').lines).toHaveLength(2);
    const long = named('Wolfeschlegelsteinhausenbergerdorff');
    expect(long.lines).toHaveLength(1);
    expect(long.size).toBeLessThan(9);
  });

  it('lies on its paper: every field inside, and a code of 29 mm with its quiet zone', () => {
    for (const paper of papers) {
      const { width, height, fields } = defaultBadge(paper, labels);
      for (const { box } of fields) {
        expect(box.x + box.width).toBeLessThanOrEqual(width + 1e-6);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-6);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      }
      const code = fields.find(({ kind }) => kind === 'qr');
      expect(((code?.box.width ?? 0) * 45) / 53).toBeCloseTo(29, 0);
    }
  });

  it('of a table has the name in type of at least 14 mm and at most 55, on the half of an A4 sheet', () => {
    const card = defaultDesign('card', labels);
    expect([card.width, card.height]).toEqual([297, 105]);
    const sizeOf = (name: string) => {
      const texts = textsOf(name);
      const placed = placeLayout(layoutFor(card, texts, measure), { texts, tables: {} }, 'zh', measure);
      const found = placed.find(({ id }) => id === 'name');
      if (found?.kind !== 'text') throw new Error('no name');
      for (const { width } of found.lines) expect(width).toBeLessThanOrEqual(found.box.width + 1e-6);
      return found.size;
    };
    expect(sizeOf('林知远')).toBeGreaterThan(50);
    expect(sizeOf('阿依努尔·买买提吐尔逊')).toBeGreaterThan(22);
    expect(nameFits(card, textsOf('Aleksandra Kowalczyk-Núñez'), measure)).toBe(true);
    for (const { box } of card.fields) expect(box.y + box.height).toBeLessThanOrEqual(card.height);
  });

  it('tells each role by a word on a colour of its own, with a contrast of at least 4.5', () => {
    const colours = Object.values(roleColours);
    expect(new Set(colours).size).toBe(colours.length);
    for (const colour of colours) expect(contrastOfWhite(colour)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOfWhite('#ffffff')).toBeCloseTo(1);
    expect(contrastOfWhite('#000000')).toBeCloseTo(21);
  });
});
