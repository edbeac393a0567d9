import { boxAround, coverScale, heldPlacement, onTemplate, type Box, type Placement } from './placement.ts';
import type { PixelSize } from './template-sizes.ts';

/** Zooms that are tried, relative to the smallest, until the faces are clear of the text. */
const ZOOMS = [1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3, 4];

/** The area that two boxes share, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The largest upright part of a window that no text lies on; the window itself where there is none. */
export function clearArea(window: Box, texts: readonly Box[]): Box {
  let area = window;
  for (const text of texts) {
    if (overlap(area, text) === 0) continue;
    const [right, bottom] = [area.x + area.width, area.y + area.height];
    const parts: Box[] = [
      { ...area, height: text.y - area.y },
      { ...area, y: text.y + text.height, height: bottom - (text.y + text.height) },
      { ...area, width: text.x - area.x },
      { ...area, x: text.x + text.width, width: right - (text.x + text.width) },
    ].filter(({ width, height }) => width > 0 && height > 0);
    if (parts.length === 0) return window;
    area = parts.reduce((one, other) => (other.width * other.height > one.width * one.height ? other : one));
  }
  return area;
}

interface Scene {
  photo: PixelSize;
  /** With its place on the template. */
  window: Box;
  /** Boxes of texts and codes on the template. */
  texts: readonly Box[];
}

/** Number of faces (boxes in pixels of the photo) that a text covers. */
export const coveredFaces = (faces: readonly Box[], placement: Placement, { photo, window, texts }: Scene): number =>
  faces
    .map((face) => onTemplate(face, placement, photo, window))
    .filter((face) => texts.some((text) => overlap(face, text) > 0)).length;

/** The placement with the smallest zoom at which no text covers a face; where there is none, the one that covers fewest. */
export function clearPlacement(faces: readonly Box[], { photo, window, texts }: Scene, turn = 0): Placement {
  const least = coverScale(photo, window, turn);
  const upright = { x: 0, y: 0, scale: least, turn };
  if (faces.length === 0) return upright;
  const area = clearArea(window, texts);
  const aim = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  let best = { placement: upright, covered: Number.POSITIVE_INFINITY };
  for (const zoom of ZOOMS) {
    const at = { ...upright, scale: least * zoom };
    const around = boxAround(
      faces
        .map((face) => onTemplate(face, at, photo, window))
        .flatMap(({ x, y, width, height }) => [
          { x, y },
          { x: x + width, y: y + height },
        ]),
    );
    const centred = { x: aim.x - (around.x + around.width / 2), y: aim.y - (around.y + around.height / 2) };
    const placement = heldPlacement({ ...at, ...centred }, photo, window);
    const covered = coveredFaces(faces, placement, { photo, window, texts });
    if (covered < best.covered) best = { placement, covered };
    if (covered === 0) break;
  }
  return best.placement;
}
