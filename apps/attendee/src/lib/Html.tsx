import { droppedTags, emptyTags, plainTags } from '@meetingapp/domain/staff-html.ts';
import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ToAddress } from './go.tsx';

const plain = new Set<string>(plainTags);
const empty = new Set<string>(emptyTags);
const dropped = new Set<string>(droppedTags);

function render(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (dropped.has(tag)) return null;
  const children = [...node.childNodes].map(render);
  if (empty.has(tag)) return createElement(tag, { key });
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
  if (!plain.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(tag, { key }, ...children);
}

/**
 * HTML written by staff, which the server has cleaned, shown as elements of ours: a second lock on the same door, for answers
 * that lie in a cache or come from elsewhere.
 */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(render),
    [html],
  );
  return <div className={className}>{nodes}</div>;
}
