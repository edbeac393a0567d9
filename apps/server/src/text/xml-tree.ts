import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { XmlElement } from '@meetingapp/domain/xml.ts';

/** The largest document that is read. */
interface XmlLimits {
  /** Elements within each other; 60. */
  depth?: number;
  /** Elements in all; 100,000. */
  elements?: number;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/**
 * Reads an XML document; null when it is broken or too large. A document type declaration is refused, so that there are no entities to
 * expand and nothing to fetch. Prefixes of names are left out.
 */
export function readXml(text: string, { depth = 60, elements = 100_000 }: XmlLimits = {}): XmlElement | null {
  const top: Open = { name: '', attributes: {}, children: [] };
  const open: Open[] = [top];
  let count = 0;
  let broken = false;
  const parser = new SaxesParser();
  const refuse = () => {
    broken = true;
  };
  const add = (said: string) => {
    if (!broken) open.at(-1)?.children.push(said);
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag as SaxesTagPlain;
    const element: Open = { name: name.replace(/^[^:]*:/, ''), attributes: { ...attributes }, children: [] };
    count += 1;
    if (open.length > depth || count > elements) refuse();
    if (broken) return;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (!broken) open.pop();
  });
  // Parsed in pieces, so that a refused document is not read to its end.
  for (let at = 0; at < text.length && !broken; at += 65_536) parser.write(text.slice(at, at + 65_536));
  if (!broken) parser.close();
  const root = top.children.find((child) => typeof child !== 'string');
  return broken || root === undefined ? null : root;
}
