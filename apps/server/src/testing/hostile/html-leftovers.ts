import { fromHtml } from 'hast-util-from-html';
import {
  emptyTags,
  isOwnVideo,
  isSpan,
  allowedAttributes,
  linkSchemes,
  plainTags,
} from '@meetingapp/domain/staff-html.ts';

const allowed = new Set<string>([...plainTags, ...emptyTags, ...Object.keys(allowedAttributes)]);

type Piece = ReturnType<typeof fromHtml>['children'][number];

function isFine(tag: string, name: string, value: string): boolean {
  if (name === 'alt') return true;
  if (name === 'colSpan' || name === 'rowSpan') return isSpan(value);
  if (tag === 'video') return isOwnVideo(value);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec([...value].filter((letter) => letter > ' ').join(''))?.[1];
  return scheme === undefined || linkSchemes.some((one) => one === scheme.toLowerCase());
}

/** Forbidden parts that remain in a cleaned text, as a browser would read it. */
export function leftovers(html: string): string[] {
  const faultsOf = (piece: Piece): string[] => {
    if (piece.type !== 'element') return piece.type === 'text' ? [] : [piece.type];
    const may = (allowedAttributes as Record<string, readonly string[]>)[piece.tagName] ?? [];
    const attributes = Object.entries(piece.properties).flatMap(([name, value]) =>
      may.includes(name) && isFine(piece.tagName, name, String(value))
        ? []
        : [`${piece.tagName} ${name}=${String(value)}`],
    );
    return [...(allowed.has(piece.tagName) ? [] : [piece.tagName]), ...attributes, ...piece.children.flatMap(faultsOf)];
  };
  return fromHtml(html, { fragment: true }).children.flatMap((piece) => faultsOf(piece as Piece));
}
