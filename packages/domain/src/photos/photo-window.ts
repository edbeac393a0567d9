import type { Layout } from '@meetingapp/contract/layout.ts';
import { placeholdersIn } from '../layout/fill-text.ts';
import { PHOTO, posterPlaceholders } from './first-templates.ts';
import type { Box } from './placement.ts';
import { templateSizes, type TemplateNumber } from './template-sizes.ts';

/** Where the photo shows; null: the template has no place for it. */
export const photoWindow = ({ fields }: Pick<Layout, 'fields'>): Box | null =>
  fields.find((field) => field.kind === 'picture' && field.picture === PHOTO)?.box ?? null;

/** Boxes of everything but the photo: what must not cover a face. */
export const textBoxes = ({ fields }: Pick<Layout, 'fields'>): Box[] =>
  fields.flatMap((field) => (field.kind === 'picture' && field.picture === PHOTO ? [] : [field.box]));

export type TemplateFault = 'template_size' | 'photo_missing' | 'placeholder_unknown' | 'outside_page';

/** What is wrong with a template: its size, no or two photos, an unknown placeholder, or a field outside; null: nothing. */
export function templateFault(number: TemplateNumber, layout: Layout): TemplateFault | null {
  const size = templateSizes[number];
  if (layout.unit !== 'px' || layout.width !== size.width || layout.height !== size.height) return 'template_size';
  const photos = layout.fields.filter((field) => field.kind === 'picture' && field.picture === PHOTO);
  if (photos.length !== 1) return 'photo_missing';
  const outside = layout.fields.some(
    ({ box }) => box.x + box.width > size.width + 0.5 || box.y + box.height > size.height + 0.5,
  );
  if (outside) return 'outside_page';
  const known = new Set<string>(posterPlaceholders);
  const used = layout.fields.flatMap((field) => {
    if (field.kind === 'text') return [...placeholdersIn(field.text.zh), ...placeholdersIn(field.text.en)];
    return field.kind === 'qr' ? placeholdersIn(field.value) : [];
  });
  return used.every((name) => known.has(name)) ? null : 'placeholder_unknown';
}
