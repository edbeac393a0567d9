export interface PixelSize {
  width: number;
  height: number;
}

/** V15: pixels of each photo template. */
export const templateSizes = {
  1: { width: 1080, height: 1920 },
  2: { width: 1080, height: 1920 },
  3: { width: 1920, height: 1080 },
} as const satisfies Record<number, PixelSize>;

export const templateNumbers = [1, 2, 3] as const;
export type TemplateNumber = (typeof templateNumbers)[number];

/** V15: pixels of each side of an avatar. */
export const AVATAR_SIDE = 120;
