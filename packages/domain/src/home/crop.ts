export interface CropChoice {
  /** 1: as much of the picture as fits the shape; 2: half as wide. */
  zoom: number;
  /** Share of the spare width and height that is left and above, 0 to 1. */
  x: number;
  y: number;
}

/** The part of a picture, in its pixels, that a crop of this shape keeps. It has the shape's proportions and lies in the picture. */
export function cropBox(
  picture: { width: number; height: number },
  shape: { width: number; height: number },
  { zoom, x, y }: CropChoice,
): { left: number; top: number; wide: number; high: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height) / Math.max(1, zoom);
  const [wide, high] = [shape.width * scale, shape.height * scale];
  return { left: (picture.width - wide) * x, top: (picture.height - high) * y, wide, high };
}
