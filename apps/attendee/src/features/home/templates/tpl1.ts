import type { Template } from './template.ts';

/** Classic: carousel, nine cells, notices. */
export const tpl1: Template = {
  layout: 'page',
  head: 'bar',
  skin: {
    brand: '#33d0c2',
    a1: '#07514b',
    a2: '#0d6a62',
    a3: '#148478',
    a4: '#33d0c2',
    a5: '#1fae9f',
    a6: '#f3dfa8',
    a7: '#ffffff',
  },
  blocks: [
    { block: 'bar', variant: 'plain' },
    { block: 'banner', variant: 'carousel', props: { art: 'ridge' } },
    { block: 'countdown', variant: 'chips' },
    { block: 'tiles', variant: 'nine' },
    { block: 'notices', variant: 'ticker' },
    { block: 'notices', variant: 'list', props: { from: 1, max: 3 } },
    { block: 'sponsors', variant: 'row' },
    { block: 'dock', variant: 'bar' },
  ],
};
