import type { ReadCell } from '../values/fault.ts';
import type { Reading } from '../reading.ts';
import { type Meaning, readCell } from './sheet-cell.ts';
import { attribute } from '../xml/attribute.ts';
import type { XmlHandler } from '../xml/scanner.ts';

/** Escapes make a text at most seven times longer in the file. */
const escaped = 7;

/** LibreOffice writes a boolean as a formula. */
const constant = /^(?:TRUE|FALSE)\(\)$/;
/** Characters of a formula that are examined. */
const shownFormula = 16;

/** Parses the XML of a sheet into rows, cell by cell. */
export class SheetRows implements XmlHandler {
  listens = false;
  readonly #reading: Reading;
  readonly #meaning: Meaning;
  #inSheet = false;
  #inReading = false;
  #row = 0;
  #column = 0;
  #cells: ReadCell[] = [];
  #hasContent = false;
  #tooWide = false;
  #type = 'n';
  #style = 0;
  #text = '';
  #isFormula = false;
  #inFormula = false;
  #formula = '';

  constructor(reading: Reading, meaning: Meaning) {
    this.#reading = reading;
    this.#meaning = meaning;
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v' || name === 't') this.listens = this.#inSheet && !this.#inReading;
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'f') {
      this.#isFormula = true;
      this.#inFormula = true;
      this.listens = true;
    } else if (name === 'rPh') this.#inReading = true;
    else if (name === 'sheetData') this.#inSheet = true;
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell();
    else if (name === 'v' || name === 't') this.listens = false;
    else if (name === 'f') {
      this.listens = false;
      this.#inFormula = false;
    } else if (name === 'row') this.#closeRow();
    else if (name === 'rPh') this.#inReading = false;
    else if (name === 'sheetData') this.#inSheet = false;
  }

  text(text: string): void {
    if (this.#inFormula) this.#formula = (this.#formula + text).slice(0, shownFormula);
    else if (this.#text === '') this.#text = text;
    else if (this.#text.length <= this.#reading.limits.cellLength * escaped) this.#text += text;
  }

  #openRow(attributes: string): void {
    const written = attribute(attributes, 'r');
    const number = written === null ? this.#row + 1 : Number(written);
    // Excel writes rows in ascending order, each once.
    if (!Number.isSafeInteger(number) || number <= this.#row) this.#reading.refuse('damaged', this.#row);
    this.#row = number;
    this.#column = 0;
    this.#cells = [];
    this.#hasContent = false;
    this.#tooWide = false;
  }

  #closeRow(): void {
    if (this.#hasContent) this.#reading.row(this.#row, this.#cells);
  }

  #openCell(attributes: string): void {
    const place = attribute(attributes, 'r');
    const column = place === null ? this.#column + 1 : columnOf(place);
    if (column <= this.#column) this.#reading.refuse('damaged', this.#row);
    this.#column = column;
    this.#type = attribute(attributes, 't') ?? 'n';
    this.#style = Number(attribute(attributes, 's') ?? 0);
    this.#text = '';
    this.#isFormula = false;
    this.#formula = '';
  }

  #closeCell(): void {
    if (!this.#isFormula && this.#text === '') return;
    if (this.#column > this.#reading.limits.columns) {
      if (!this.#tooWide) this.#reading.faulty(this.#row, null, 'too-many-columns');
      this.#tooWide = true;
      this.#hasContent = true;
      return;
    }
    const raw = { type: this.#type, style: this.#style, text: this.#text };
    const cell =
      this.#isFormula && !constant.test(this.#formula)
        ? this.#reading.faulty(this.#row, this.#column, 'formula')
        : readCell(this.#reading, raw, this.#meaning, this.#row, this.#column);
    if (cell === null) return;
    while (this.#cells.length < this.#column - 1) this.#cells.push(null);
    this.#cells.push(cell);
    this.#hasContent = true;
  }
}

/** BC12 → 55; 0 for an invalid reference. */
function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < 4; at += 1) {
    const code = place.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) return column;
    if (code < 0x41 || code > 0x5a) return 0;
    column = column * 26 + code - 0x40;
  }
  return 0;
}
