/** A line of text from its lower left corner; the colour in PDF syntax. */
export type Placed = [x: number, y: number, size: number, text: string, colour?: string];

const BLACK = '0.1 0.1 0.1';

/** Chinese in one font, digits and Latin letters in the other, which every reader has. */
export const shown = ([x, y, size, text, colour = BLACK]: Placed): string => {
  const runs = text.match(/[\x20-\x7e\xa5]+|[^\x20-\x7e\xa5]+/g) ?? [];
  const parts = runs.map((run) =>
    /[\x20-\x7e\xa5]/.test(run)
      ? `/F2 ${size} Tf <${Buffer.from(run, 'latin1').toString('hex')}> Tj`
      : `/F1 ${size} Tf <${Buffer.from(run, 'utf16le').swap16().toString('hex')}> Tj`,
  );
  return `BT ${colour} rg ${x} ${y} Td ${parts.join(' ')} ET`;
};

/**
 * Writes a small PDF of pages, each a list of drawing operators. It embeds no font: the reader supplies the Chinese one, with its
 * character map, and Helvetica.
 */
export function simplePdf(size: { width: number; height: number }, pages: readonly (readonly string[])[]): Buffer {
  const font = '/BaseFont /STSong-Light';
  const first = 7;
  const box = `/MediaBox [0 0 ${size.width} ${size.height}] /Resources << /Font << /F1 3 0 R /F2 6 0 R >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type0 ${font} /Encoding /UniGB-UTF16-H /DescendantFonts [4 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 ${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /FontDescriptor 5 0 R /DW 1000 >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((orders, index) => {
      const content = orders.join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R ${box} /Contents ${first + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return written(objects);
}

/** Writes the objects and the cross-reference table. */
function written(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end + trailer, 'latin1');
}
