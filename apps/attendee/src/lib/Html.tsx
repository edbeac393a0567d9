import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ToAddress } from './go.tsx';

/** What a text by staff may hold; anything else is shown as the text inside it. */
const plainTags = new Set([
  'p',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'sub',
  'sup',
]);
const empty = new Set(['hr', 'br']);
/** Not even the text inside. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript', 'title']);

function render(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (dropped.has(tag)) return null;
  const children = [...node.childNodes].map(render);
  if (tag === 'br') return <br key={key} />;
  if (tag === 'a')
    return (
      <ToAddress key={key} className="link" address={node.getAttribute('href') ?? ''}>
        {children}
      </ToAddress>
    );
  if (tag === 'img') {
    const source = node.getAttribute('src') ?? '';
    return /^(https?:\/\/|\/(?!\/))/i.test(source) ? (
      <img key={key} src={source} alt={node.getAttribute('alt') ?? ''} loading="lazy" />
    ) : null;
  }
  if (!plainTags.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(tag, { key }, ...(empty.has(tag) ? [] : children));
}

/**
 * HTML written by staff, shown as elements of ours: only what is known to be harmless comes through, without attributes, so
 * that no text can run anything.
 */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(render),
    [html],
  );
  return <div className={className}>{nodes}</div>;
}
