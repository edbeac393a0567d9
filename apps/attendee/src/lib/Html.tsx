import { droppedTags, emptyTags, plainTags } from '@meetingapp/domain/staff-html.ts';
import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ToAddress } from './go.tsx';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

const plain = new Set<string>(plainTags);
const empty = new Set<string>(emptyTags);
const dropped = new Set<string>(droppedTags);

function render(node: Markup, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, src, alt } = node;
  if (dropped.has(tag)) return null;
  const children = node.children.map(render);
  if (empty.has(tag)) return createElement(tag, { key });
  if (tag === 'a')
    return (
      <ToAddress key={key} className="link" address={href}>
        {children}
      </ToAddress>
    );
  if (tag === 'img')
    return /^(https?:\/\/|\/(?!\/))/i.test(src) ? <img key={key} src={src} alt={alt} loading="lazy" /> : null;
  if (!plain.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(tag, { key }, ...children);
}

/**
 * HTML written by staff, which the server has cleaned, shown as elements of ours: a second lock on the same door, for answers
 * that lie in a cache or come from elsewhere.
 */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(() => markup.read(html).map(render), [html]);
  return <div className={className}>{nodes}</div>;
}
