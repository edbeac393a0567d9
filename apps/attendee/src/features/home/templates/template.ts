import type { Block } from '../blocks/registry.ts';

/** A home template is data: how the page is laid out, its colours, and its blocks in order. It has no code of its own. */
export interface Template {
  /** page: scrolls; one: fits one screen where it can; cover: one screen over a picture. */
  layout: 'page' | 'one' | 'cover';
  /** Manner of section heads. */
  head: 'bar' | 'plain' | 'rule' | 'centre';
  skin: Skin;
  blocks: readonly Block[];
}

/** Variables by name without their dashes; what is left out comes from the tokens. `a1` to `a8` colour the art. */
export interface Skin {
  brand: string;
  'brand-ink'?: string;
  'brand-deep'?: string;
  'brand-soft'?: string;
  'on-brand'?: string;
  ink?: string;
  'ink-2'?: string;
  'ink-3'?: string;
  line?: string;
  ground?: string;
  surface?: string;
  'r-card'?: string;
  a1?: string;
  a2?: string;
  a3?: string;
  a4?: string;
  a5?: string;
  a6?: string;
  a7?: string;
  a8?: string;
}

export type TemplateNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
