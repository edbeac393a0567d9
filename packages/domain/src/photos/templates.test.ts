import { expect, it } from 'vitest';
import { overlap } from './faces.ts';
import { firstTemplates } from './first-templates.ts';
import { photoWindow, templateFault, textBoxes } from './photo-window.ts';
import { templateNumbers, templateSizes } from './template-sizes.ts';

it('[V15] templates 1 and 2 are 1080 x 1920, template 3 is 1920 x 1080', () => {
  expect(templateSizes).toEqual({
    1: { width: 1080, height: 1920 },
    2: { width: 1080, height: 1920 },
    3: { width: 1920, height: 1080 },
  });
});

it.each(templateNumbers)(
  '[S98] our template %s is valid, and no text of it lies on the photo or on another text',
  (number) => {
    const { layout } = firstTemplates[number];
    expect(templateFault(number, layout)).toBeNull();
    const boxes = [photoWindow(layout), ...textBoxes(layout)].filter((box) => box !== null);
    expect(boxes).toHaveLength(7);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(0);
  },
);

it('[O17] a template of another size, without a photo, with an unknown placeholder or a field outside is refused', () => {
  const { layout } = firstTemplates[1];
  expect(templateFault(3, layout)).toBe('template_size');
  expect(templateFault(1, { ...layout, fields: layout.fields.slice(1) })).toBe('photo_missing');
  const [first, second, ...rest] = layout.fields;
  if (first?.kind !== 'picture' || second?.kind !== 'text') throw new Error('unexpected template');
  const secret = { ...second, text: { zh: '{phone}', en: '' } };
  expect(templateFault(1, { ...layout, fields: [first, secret, ...rest] })).toBe('placeholder_unknown');
  const far = { ...second, box: { ...second.box, x: 900 } };
  expect(templateFault(1, { ...layout, fields: [first, far, ...rest] })).toBe('outside_page');
});
