import type { TemplateNumber } from '@meetingapp/domain/home/templates.ts';
import type { Block } from '../blocks/block.ts';

/** A home template is data: layout, colours, and blocks in order. It contains no code. */
export interface Template {
  number: TemplateNumber;
  /** `page`: scrolls; `one`: fits one screen where possible; `cover`: one screen over a picture. */
  layout: 'page' | 'one' | 'cover';
  /** Style of section headings. */
  head: 'bar' | 'plain' | 'rule' | 'centre';
  /** Dark regardless of the phone's setting; without it a template is light. */
  scheme?: 'dark';
  skin: Skin;
  blocks: readonly Block[];
  /** Bottom navigation; a one-screen page has none. */
  dock?: Block;
}

type Part = 'ink' | 'deep' | 'soft';
type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Variables by name without dashes; those left out come from the tokens. `a1` to `a8` colour the art. */
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
