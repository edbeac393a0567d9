/** An element of an XML document; texts and elements in their order. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string';

/** Child elements, all or those of one name. */
export const elementsOf = (element: XmlElement, name?: string): XmlElement[] =>
  element.children.filter(isElement).filter((child) => name === undefined || child.name === name);

/** Elements of one name at any depth, in the document's order. */
export const deepElements = (element: XmlElement, matches: (one: XmlElement) => boolean): XmlElement[] =>
  elementsOf(element).flatMap((child) => [...(matches(child) ? [child] : []), ...deepElements(child, matches)]);

export const firstNamed = (element: XmlElement, name: string): XmlElement | undefined => elementsOf(element, name)[0];

/** All text within an element. */
export const textWithin = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textWithin(child) : child)).join('');

/** A text for XML; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\r', '&#13;');
