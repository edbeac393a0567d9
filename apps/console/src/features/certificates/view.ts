import type { Layout } from '@meetingapp/contract/layout.ts';
import { boxOnPage } from '@meetingapp/domain/layout/move-box.ts';

export const pageSizes = {
  across: { width: 297, height: 210 },
  upright: { width: 210, height: 297 },
  square: { width: 200, height: 200 },
} as const;
export type PageSizeName = keyof typeof pageSizes;

export const sizeOf = ({ width, height }: Layout): PageSizeName | '' =>
  (Object.keys(pageSizes) as PageSizeName[]).find(
    (name) => pageSizes[name].width === width && pageSizes[name].height === height,
  ) ?? '';

/** The layout on a page of another size: places and sizes of fields keep their share of it. */
export function resizedLayout(layout: Layout, name: PageSizeName): Layout {
  const { width, height } = pageSizes[name];
  const [across, down] = [width / layout.width, height / layout.height];
  const next = { ...layout, width, height };
  return {
    ...next,
    fields: layout.fields.map((field) => ({
      ...field,
      box: boxOnPage(
        {
          x: field.box.x * across,
          y: field.box.y * down,
          width: field.box.width * (field.kind === 'qr' ? Math.min(across, down) : across),
          height: field.box.height * (field.kind === 'qr' ? Math.min(across, down) : down),
        },
        next,
      ),
    })),
  };
}
