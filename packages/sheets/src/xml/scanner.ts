import { resolveEntities } from './entities.ts';

export interface XmlHandler {
  /** `name` is without prefix; `attributes` is the raw text after it, see `attribute`. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** True when the handler wants text here. */
  readonly listens: boolean;
  text(text: string): void;
}

export type XmlFault = 'damaged' | 'document-type';

const deepest = 64;
const longestTag = 64 * 1024;
/** Maximum length of an entity reference: text is not cut inside one. */
const longestReference = 12;

/**
 * A streaming XML parser: one pass, no look-back, holds at most one tag. No document type, only XML's own entities: a file cannot
 * expand.
 */
export class XmlScanner {
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  #rest = '';
  #begun = false;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(chunk: string): XmlFault | null {
    const xml = this.#rest === '' ? chunk : this.#rest + chunk;
    let at = 0;
    for (;;) {
      const start = xml.indexOf('<', at);
      if (start === -1) {
        at = this.#someText(xml, at);
        break;
      }
      if (start > at && !this.#text(xml, at, start)) return 'damaged';
      const next = this.#markup(xml, start);
      if (typeof next === 'string') return next;
      at = next === 0 ? start : next;
      if (next === 0) break;
    }
    this.#rest = xml.slice(at);
    return at === -1 || this.#rest.length > longestTag ? 'damaged' : null;
  }

  /** Null when the text ended at a valid place; otherwise `damaged`. */
  end(): XmlFault | null {
    return this.#begun && this.#open.length === 0 && this.#rest.trim() === '' ? null : 'damaged';
  }

  /** Position after the markup that begins at `start`; 0 when its end has not arrived. */
  #markup(xml: string, start: number): number | XmlFault {
    const code = xml.charCodeAt(start + 1);
    if (code === 0x2f) return this.#closingTag(xml, start);
    if (code === 0x3f) return after(xml, '?>', start);
    if (code === 0x21) return this.#declaration(xml, start);
    return Number.isNaN(code) ? 0 : this.#openingTag(xml, start);
  }

  #declaration(xml: string, start: number): number | XmlFault {
    if (xml.startsWith('<!--', start)) return after(xml, '-->', start + 4);
    if (xml.startsWith('<![CDATA[', start)) {
      const end = xml.indexOf(']]>', start);
      if (end === -1) return 0;
      if (this.#handler.listens) this.#handler.text(xml.slice(start + 9, end));
      return end + 3;
    }
    return xml.length - start < 9 && '<![CDATA['.startsWith(xml.slice(start))
      ? 0
      : beginsComment(xml, start)
        ? 0
        : 'document-type';
  }

  #openingTag(xml: string, start: number): number | XmlFault {
    const end = tagEnd(xml, start);
    if (end === -1) return 0;
    const empty = xml.charCodeAt(end - 1) === 0x2f;
    const stop = empty ? end - 1 : end;
    let nameEnd = start + 1;
    let nameStart = nameEnd;
    for (; nameEnd < stop; nameEnd += 1) {
      const code = xml.charCodeAt(nameEnd);
      if (code <= 0x20) break;
      if (code === 0x3a) nameStart = nameEnd + 1;
    }
    const name = xml.slice(nameStart, nameEnd);
    if (name === '' || (this.#begun && this.#open.length === 0)) return 'damaged';
    this.#begun = true;
    this.#handler.open(name, nameEnd === stop ? '' : xml.slice(nameEnd, stop));
    if (empty) this.#handler.close(name);
    else if (this.#open.push(name) > deepest) return 'damaged';
    return end + 1;
  }

  #closingTag(xml: string, start: number): number | XmlFault {
    const end = xml.indexOf('>', start);
    if (end === -1) return 0;
    const expected = this.#open.pop();
    if (expected === undefined || !xml.startsWith(expected, end - expected.length)) {
      const written = xml.slice(start + 2, end).trimEnd();
      if (written.slice(written.indexOf(':') + 1) !== expected) return 'damaged';
    }
    if (expected === undefined) return 'damaged';
    this.#handler.close(expected);
    return end + 1;
  }

  #text(xml: string, from: number, to: number): boolean {
    if (!this.#handler.listens) return true;
    const resolved = resolveEntities(xml.slice(from, to));
    if (resolved !== null) this.#handler.text(resolved);
    return resolved !== null;
  }

  /** Passes on text before its end has arrived, except a possible partial entity reference. */
  #someText(xml: string, from: number): number {
    if (!this.#handler.listens) return xml.length;
    const ampersand = xml.lastIndexOf('&');
    const half = ampersand >= from && xml.length - ampersand < longestReference && !xml.includes(';', ampersand);
    const to = half ? ampersand : xml.length;
    return to > from && !this.#text(xml, from, to) ? -1 : to;
  }
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  return at === -1 ? 0 : at + mark.length;
}

const beginsComment = (xml: string, start: number) => '<!--'.startsWith(xml.slice(start, start + 4));

/** Position of the `>` that ends the tag; one inside quotes does not. Never reads beyond the tag. */
function tagEnd(xml: string, start: number): number {
  let quote = 0;
  for (let at = start + 1; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 0x3e) return at;
    else if (code === 0x22 || code === 0x27) quote = code;
  }
  return -1;
}
