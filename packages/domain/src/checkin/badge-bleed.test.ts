import { expect, it } from 'vitest';
import { badgePapers, type BadgePaper } from './badge.ts';
import { withBleed } from './badge-bleed.ts';
import { defaultBadge } from './badge-layout.ts';
import { BLEED } from './badge-sheet.ts';

const label = { zh: '', en: '' };
const names = ['title', 'name', 'second', 'institution', 'code', 'number', 'sponsors', 'stripe', 'role'] as const;
const labels = Object.fromEntries(names.map((name) => [name, label])) as Record<(typeof names)[number], typeof label>;

it('[O16] with bleed the stripe reaches beyond all edges it touched, and every other field stays where it is cut out', () => {
  for (const paper of Object.keys(badgePapers) as BadgePaper[])
    for (const folded of [false, true]) {
      const plain = defaultBadge(paper, labels);
      const { layout, trim } = withBleed(plain, folded);
      expect(layout.width).toBe(plain.width + BLEED * 2);
      expect(layout.height).toBe(plain.height + BLEED * (folded ? 1 : 2));
      expect(trim).toEqual({ x: BLEED, y: folded ? 0 : BLEED, width: plain.width, height: plain.height });
      for (const [index, { id, box }] of layout.fields.entries()) {
        const before = plain.fields[index]?.box;
        if (id === 'stripe') {
          expect([box.x, box.width]).toEqual([0, layout.width]);
          expect(box.y + box.height).toBe(layout.height);
          expect(box.y).toBe((before?.y ?? 0) + trim.y);
        } else expect(box).toEqual({ ...before, x: (before?.x ?? 0) + trim.x, y: (before?.y ?? 0) + trim.y });
      }
    }
});
