import { shown, simplePdf } from './simple-pdf.ts';

const size = { width: 720, height: 405 };
const TEAL = '0.04 0.44 0.4';
const GREY = '0.39 0.45 0.44';

/** Slides of a talk: a title, and a few lines on each. */
export function slidesPdf(
  title: string,
  author: string,
  slides: readonly { title: string; lines: readonly string[] }[],
): Buffer {
  const cover = [
    `${TEAL} rg 0 0 ${size.width} 24 re f`,
    shown([48, 230, 30, title, TEAL]),
    shown([48, 190, 16, author]),
  ];
  return simplePdf(size, [
    cover,
    ...slides.map(({ title: heading, lines }, index) => [
      `${TEAL} rg 0 ${size.height - 12} ${size.width} 12 re f`,
      shown([48, 340, 24, heading, TEAL]),
      ...lines.map((line, at) => shown([64, 286 - at * 40, 17, line])),
      shown([48, 24, 10, title, GREY]),
      shown([660, 24, 10, String(index + 2), GREY]),
    ]),
  ]);
}
