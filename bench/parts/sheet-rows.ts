import type { Cell, Column } from '@meetingapp/sheets/column.ts';

// The rows that sheets are measured with; bench/parts/sheets-beside.py makes the same ones.

const texts = 14;
const first = Date.UTC(2026, 0, 1, 8);

export const columns: readonly Column[] = [
  ...Array.from({ length: texts }, () => 'text' as const),
  ...(['integer', 'decimal', 'money', 'date', 'date-time', 'boolean'] as const),
].map((kind, index) => ({ title: `列${index + 1}`, kind }));

/** Made as they are asked for, as they would come from a database. */
export async function* rows(count: number): AsyncGenerator<readonly Cell[]> {
  for (let index = 0; index < count; index += 1) {
    const row: Cell[] = [];
    for (let column = 0; column < texts; column += 1) row.push(`北京市第${index}医院心内科 ${column} & 张三`);
    row.push(index, index / 7, index * 101, `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`);
    row.push(new Date(first + index * 60_000), index % 2 === 0);
    yield row;
  }
}
