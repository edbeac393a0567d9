import type { Delimiter } from './delimiter.ts';

export interface RecordSink {
  /** A field longer than the sink's limit arrives cut to one character more than the limit. */
  record(fields: readonly string[], line: number): void;
  readonly mostFields: number;
  readonly longestField: number;
}

/** Splits chunked text into records, RFC 4180 with Excel's leniency. Holds at most one record. */
export class CsvRecords {
  readonly #delimiter: string;
  readonly #sink: RecordSink;
  #fields: string[] = [];
  #field = '';
  #quoted = false;
  /** The last character was a quote inside quotes: it closes them, or is the first of two. */
  #pending = false;
  #afterReturn = false;
  #anything = false;
  #line = 0;

  constructor(delimiter: Delimiter, sink: RecordSink) {
    this.#delimiter = delimiter;
    this.#sink = sink;
  }

  write(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (this.#quoted && !this.#pending) {
        const quote = text.indexOf('"', at);
        at = quote === -1 ? text.length : quote;
        this.#add(text.slice(from, at));
        this.#pending = quote !== -1;
        from = at + 1;
        continue;
      }
      if (this.#pending) {
        this.#pending = false;
        if (character === '"') {
          this.#add('"');
          from = at + 1;
          continue;
        }
        this.#quoted = false;
      }
      const skipped = this.#afterReturn && character === '\n';
      this.#afterReturn = character === '\r';
      if (skipped) from = at + 1;
      else if (character === this.#delimiter) {
        this.#add(text.slice(from, at));
        this.#endField();
        this.#anything = true;
        from = at + 1;
      } else if (character === '\n' || character === '\r') {
        this.#add(text.slice(from, at));
        this.#endRecord();
        from = at + 1;
      } else if (character === '"' && this.#field === '' && from === at) {
        this.#quoted = true;
        this.#anything = true;
        from = at + 1;
      }
    }
    if (from < text.length) this.#add(text.slice(from));
  }

  end(): void {
    if (this.#anything || this.#field !== '') this.#endRecord();
  }

  #add(text: string): void {
    if (this.#field.length <= this.#sink.longestField)
      this.#field += text.length > this.#sink.longestField ? text.slice(0, this.#sink.longestField + 1) : text;
  }

  #endField(): void {
    // One field too many is enough to detect the excess.
    if (this.#fields.length <= this.#sink.mostFields) this.#fields.push(this.#field);
    this.#field = '';
  }

  #endRecord(): void {
    this.#endField();
    this.#line += 1;
    this.#sink.record(this.#fields, this.#line);
    this.#fields = [];
    this.#anything = false;
  }
}
