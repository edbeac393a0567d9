import type { usageFields as zh } from '../../zh/statistics/fields.ts';
import type { Texts } from '../../texts.ts';

export const usageFields = {
  events: 'Pages seen',
  fingerprint: 'Device mark',
  location: 'Place',
  ul_agent: 'Browser',
  parameter: 'Details',
  shareUlr: 'Shared address',
  ago: 'How long ago',
  sourceCode: 'Source code',
  channel: 'Way of sharing',
} as const satisfies Texts<typeof zh>;
