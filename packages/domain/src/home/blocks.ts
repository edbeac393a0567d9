import { arrangementOf, inOrder, type Arrangement } from './arrangement.ts';
import type { TemplateNumber } from './templates.ts';

/** Blocks of the templates in their own order; a name is in a template once. `bar` holds the search and the language. */
export const homeBlocks = {
  1: ['bar', 'banner', 'countdown', 'tiles', 'ticker', 'news', 'notices', 'sponsors'],
  2: ['banner', 'countdown', 'tiles', 'notices', 'sponsors'],
  3: ['bar', 'banner', 'ticker', 'tiles'],
  4: ['banner', 'alert', 'nowNext', 'tiles', 'sponsors'],
  5: ['bar', 'player', 'rooms', 'nowNext', 'tiles', 'notices'],
  6: ['bar', 'newsLead', 'countdown', 'news', 'newsTopics', 'tiles', 'sponsors'],
  7: ['bar', 'banner', 'facts', 'faculty', 'notices', 'tiles', 'sponsors'],
  8: ['bar', 'banner', 'countdown', 'alert', 'tiles', 'mapLine', 'sponsors'],
  9: ['bar', 'tiles', 'notices', 'sponsors'],
  10: ['bar', 'banner', 'countdown', 'tiles', 'nowNext', 'faculty', 'sponsors'],
  11: ['bar', 'faculty', 'tiles', 'nowNext', 'news', 'sponsors'],
  12: ['bar', 'map', 'exhibitors', 'tiles', 'notices', 'sponsors'],
  13: ['bar', 'countdown', 'tiles', 'sponsors'],
} as const satisfies Record<TemplateNumber, readonly string[]>;
export type HomeBlock = (typeof homeBlocks)[TemplateNumber][number];

/** The block that a person needs to find and to read the home; it stays first and shown. A template without a bar has its banner. */
export const fixedBlock = (template: TemplateNumber): HomeBlock => homeBlocks[template][0];

/** All blocks of a template in the organiser's order, also the hidden ones. */
export const orderedBlocks = (template: TemplateNumber, arrangements: readonly Arrangement[]): HomeBlock[] =>
  inOrder<HomeBlock>(homeBlocks[template], arrangementOf(template, arrangements));

/** True for a block of a template that the organiser hides; never for the fixed one. */
export const isHidden = (template: TemplateNumber, arrangements: readonly Arrangement[], block: string): boolean =>
  block !== fixedBlock(template) && arrangementOf(template, arrangements)?.hidden.includes(block) === true;
