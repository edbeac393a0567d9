import { droppedTags, emptyTags, isOwnVideo, isSpan, plainTags } from '@meetingapp/domain/staff-html.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { AddressLink } from '../navigation/navigation.tsx';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';
import { isOwnPicture } from '../navigation/own-files.ts';
import type { Picture } from '../navigation/own-files.ts';
import { PictureLink } from '../navigation/PictureLink.tsx';

const plain = new Set<string>(plainTags);
const empty = new Set<string>(emptyTags);
const dropped = new Set<string>(droppedTags);

/** Pictures that are not links, in document order, without duplicates. */
function picturesOf(nodes: readonly Markup[]): Picture[] {
  const found = nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'a') return [];
    return node.tag === 'img' ? [{ src: node.src, name: node.alt }] : picturesOf(node.children);
  });
  return found.filter(({ src }, index) => isOwnPicture(src) && found.findIndex((other) => other.src === src) === index);
}

function render(node: Markup, key: number, pictures: readonly Picture[]): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, src, alt, colSpan, rowSpan } = node;
  if (dropped.has(tag)) return null;
  const children = node.children.map((child, index) => render(child, index, tag === 'a' ? [] : pictures));
  if (empty.has(tag)) return createElement(tag, { key });
  if (tag === 'a')
    return (
      <AddressLink key={key} className="link" address={href}>
        {children}
      </AddressLink>
    );
  if (tag === 'img')
    return /^(https?:\/\/|\/(?!\/))/i.test(src) ? (
      <PictureLink key={key} pictures={pictures} at={pictures.findIndex((picture) => picture.src === src) + 1}>
        <img src={smallPicture(src, 1152)} alt={alt} loading="lazy" />
      </PictureLink>
    ) : null;
  if (tag === 'video')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an upload has no captions of its own: staff write beside it what is said
    return isOwnVideo(src) ? <video key={key} src={src} controls playsInline preload="metadata" /> : null;
  // A wide table scrolls within the page; the page itself never scrolls sideways.
  if (tag === 'table')
    return (
      <div key={key} className="wide" tabIndex={0}>
        <table>{children}</table>
      </div>
    );
  if (tag === 'td' || tag === 'th') {
    const spans = {
      ...(isSpan(colSpan) ? { colSpan: Number(colSpan) } : {}),
      ...(isSpan(rowSpan) ? { rowSpan: Number(rowSpan) } : {}),
    };
    return createElement(tag, { key, ...spans }, ...children);
  }
  if (!plain.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(tag, { key }, ...children);
}

/**
 * Renders staff HTML as React elements. The server has sanitised it already; this is a second protection for answers from a cache or
 * elsewhere.
 */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(() => {
    const read = markup.read(html);
    const pictures = picturesOf(read);
    return read.map((node, index) => render(node, index, pictures));
  }, [html]);
  return <div className={className}>{nodes}</div>;
}
