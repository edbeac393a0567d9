import type { Block } from '../blocks/block.ts';

/** A home template is data: how the page is laid out, its colours, and its blocks in order. It has no code of its own. */
export interface Template {
  /** page: scrolls; one: fits one screen where it can; cover: one screen over a picture. */
  layout: 'page' | 'one' | 'cover';
  /** Manner of section heads. */
  head: 'bar' | 'plain' | 'rule' | 'centre';
  /** Dark whatever the phone says; a template without is light. */
  scheme?: 'dark';
  skin: Skin;
  blocks: readonly Block[];
  /** The places one comes back to; a page of one screen has none. */
  dock?: Block;
}

type Part = 'ink' | 'deep' | 'soft';
type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Variables by name without their dashes; what is left out comes from the tokens. `a1` to `a8` colour the art. */
export type Skin = { brand: string } & Partial<
  Record<
    | `brand-${Part}`
    | `a${Level}`
    | 'on-lead'
    | 'ink'
    | 'ink-2'
    | 'ink-3'
    | 'line'
    | 'ground'
    | 'surface'
    | 'r-card'
    | 'font-display'
    | 'scale'
    | 'tone-1'
    | 'tone-2',
    string
  >
>;
