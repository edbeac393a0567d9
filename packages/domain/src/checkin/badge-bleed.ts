import type { Layout, LayoutBox, LayoutField } from '@meetingapp/contract/layout.ts';
import { BLEED } from './badge-sheet.ts';

/** Millimetres within which a field counts as reaching the edge of its page. */
const NEAR = 0.25;

/** A page with bleed, and where the page itself lies in it. */
export interface BledPage {
  layout: Layout;
  trim: LayoutBox;
}

/** The placeholder of the picture that is all of one colour. */
const isGround = (field: LayoutField): boolean => field.kind === 'picture' && field.picture === '{stripe}';

/**
 * A badge whose paper, background and stripe go on beyond its edges; everything else stays where it is. `folded`: the upper edge is a
 * fold and has no bleed.
 */
export function withBleed(layout: Layout, folded: boolean): BledPage {
  const above = folded ? 0 : BLEED;
  const [width, height] = [layout.width + BLEED * 2, layout.height + above + BLEED];
  const moved = ({ x, y, ...size }: LayoutBox): LayoutBox => ({ x: x + BLEED, y: y + above, ...size });
  function grown(box: LayoutBox): LayoutBox {
    const inner = moved(box);
    const x = box.x <= NEAR ? 0 : inner.x;
    const y = box.y <= NEAR ? 0 : inner.y;
    const right = box.x + box.width >= layout.width - NEAR ? width : inner.x + box.width;
    const bottom = box.y + box.height >= layout.height - NEAR ? height : inner.y + box.height;
    return { x, y, width: right - x, height: bottom - y };
  }
  return {
    layout: {
      ...layout,
      width,
      height,
      fields: layout.fields.map((field) => ({ ...field, box: isGround(field) ? grown(field.box) : moved(field.box) })),
    },
    trim: { x: BLEED, y: above, width: layout.width, height: layout.height },
  };
}
