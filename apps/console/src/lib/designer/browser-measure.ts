import type { FontMeasure } from '@meetingapp/domain/layout/place-layout.ts';

/** The fonts of the stage: close to those of the server, which alone decides what fits. */
export const STAGE_FONT = '"Noto Sans SC", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", Arial, sans-serif';
const SIZE = 100;

let context: CanvasRenderingContext2D | null = null;

/** Width of a text at size 1, in this browser's fonts. */
export const browserMeasure: FontMeasure = (text, bold) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length;
  context.font = `${bold ? 700 : 400} ${SIZE}px ${STAGE_FONT}`;
  return context.measureText(text).width / SIZE;
};
