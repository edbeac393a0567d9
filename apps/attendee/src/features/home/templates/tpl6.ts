import { BarMast } from '../blocks/bar/BarMast.tsx';
import { CountdownLine } from '../blocks/countdown/CountdownLine.tsx';
import { NewsLead } from '../blocks/news/NewsLead.tsx';
import { NewsList } from '../blocks/news/NewsList.tsx';
import { NewsTopics } from '../blocks/news/NewsTopics.tsx';
import { SponsorsText } from '../blocks/sponsors/SponsorsText.tsx';
import { TilesIndex } from '../blocks/tiles/TilesIndex.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Magazine: a masthead, a leading piece, news, columns, contents. */
export const tpl6: Template = {
  number: 6,
  layout: 'page',
  head: 'rule',
  skin: {
    brand: '#b3261e',
    'brand-ink': '#a3211a',
    'brand-deep': '#1c1815',
    'brand-soft': '#f3e3d4',
    ink: '#1c1815',
    'ink-2': '#4f4740',
    'ink-3': '#6a6058',
    line: '#d5cab6',
    ground: '#f8f4ea',
    surface: '#fffdf7',
    'font-display': 'var(--serif)',
    a1: '#efe6d3',
    a2: '#e4d3b2',
    a3: '#cdbd9c',
    a4: '#b3261e',
    a5: '#1c1815',
    a6: '#fffdf7',
    a7: '#1c1815',
    'r-card': '0',
  },
  blocks: [
    block('bar', BarMast),
    block('newsLead', NewsLead),
    block('countdown', CountdownLine),
    block('news', NewsList, { from: 1, max: 3 }),
    block('newsTopics', NewsTopics),
    block('tiles', TilesIndex),
    block('sponsors', SponsorsText),
  ],
};
