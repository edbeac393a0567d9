/** HTML as a tree, limited to what texts by staff need. */
export type Markup =
  | string
  | {
      tag: string;
      href: string;
      src: string;
      alt: string;
      colSpan: string;
      rowSpan: string;
      children: readonly Markup[];
    };

function fromNode(node: Node): readonly Markup[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element)) return [];
  const text = (name: string): string => node.getAttribute(name) ?? '';
  const [href, src, alt] = [text('href'), text('src'), text('alt')];
  const [colSpan, rowSpan] = [text('colspan'), text('rowspan')];
  return [{ tag: node.localName, href, src, alt, colSpan, rowSpan, children: fromNodes(node) }];
}

const fromNodes = (parent: Node): readonly Markup[] => [...parent.childNodes].flatMap(fromNode);

/** Parses HTML with the browser's parser; server rendering sets its own. */
export const markup = {
  read: (html: string): readonly Markup[] => fromNodes(new DOMParser().parseFromString(html, 'text/html').body),
};
