import { cooperative } from '../streams/yield-to-loop.ts';
import { CsvDecoder } from './decoder.ts';
import { declaredDelimiter, likelyDelimiter } from './delimiter.ts';
import { CsvRecords, type RecordSink } from './records.ts';
import { withoutApostrophe } from './text.ts';
import type { Item, ReadCell } from '../values/fault.ts';
import type { Reading } from '../reading.ts';
import { textCell } from '../xlsx/sheet-cell.ts';

/** A formula, or a DDE call to another program, which some programs also start after a sign. */
const formula = /^=|^[+\-@][^|]{0,64}\|[^!]{0,256}!/;

class CsvRows implements RecordSink {
  readonly mostFields: number;
  readonly longestField: number;
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.mostFields = reading.limits.columns;
    // The apostrophe that neutralises a formula is not counted.
    this.longestField = reading.limits.cellLength + 1;
  }

  record(fields: readonly string[], line: number): void {
    if (this.#reading.refused || fields.every((field) => field === '')) return;
    if (fields.length > this.mostFields) this.#reading.faulty(line, null, 'too-many-columns');
    const cells = fields.slice(0, this.mostFields).map((field, index) => this.#cell(field, line, index + 1));
    while (cells.at(-1) === null) cells.pop();
    this.#reading.row(line, cells);
  }

  #cell(field: string, line: number, column: number): ReadCell {
    if (formula.test(field)) return this.#reading.faulty(line, column, 'formula');
    return textCell(this.#reading, withoutApostrophe(field), line, column);
  }
}

/** Characters sampled before the delimiter is decided. */
const sampleLength = 16_384;

/** Reads CSV of any encoding and delimiter. All cells are text. */
export async function* readCsv(chunks: AsyncIterable<Buffer>, reading: Reading): AsyncGenerator<Item> {
  const decoder = new CsvDecoder();
  const breathe = cooperative();
  let records: CsvRecords | null = null;
  let sample = '';
  const begin = (text: string): CsvRecords => {
    const declared = declaredDelimiter(text);
    const begun = new CsvRecords(declared ?? likelyDelimiter(text), new CsvRows(reading));
    begun.write(declared ? text.replace(/^[^\n]*\n/, '') : text);
    return begun;
  };
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk);
    // Text contains no zero bytes; pictures and programs do.
    if (text.includes('\u0000')) reading.refuse('not-a-sheet');
    if (records) records.write(text);
    else {
      sample += text;
      if (sample.length >= sampleLength) records = begin(sample);
    }
    yield* reading.taken();
    if (reading.refused) return;
    await breathe();
  }
  const last = decoder.end();
  if (records) records.write(last);
  else records = begin(sample + last);
  records.end();
  yield* reading.taken();
}
