import { encode } from 'uqr';

/**
 * A QR code as one SVG path of unit squares, with runs joined and without a quiet zone.
 * Level M by default: it remains readable on a scratched or dimmed screen.
 */
export function qrPath(value: string, level: 'L' | 'M' | 'Q' | 'H' = 'M'): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: level, border: 0 });
  let path = '';
  data.forEach((row, y) => {
    let start = -1;
    for (let column = 0; column <= size; column += 1) {
      if (row[column] && start < 0) start = column;
      if (!row[column] && start >= 0) {
        path += `M${start} ${y}h${column - start}v1h${start - column}z`;
        start = -1;
      }
    }
  });
  return { size, path };
}
