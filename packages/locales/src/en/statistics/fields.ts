import type { usageFields as zh } from '../../zh/statistics/fields.ts';
import type { Texts } from '../../texts.ts';

export const usageFields = {
  events: 'Pages seen',
  fingerprint: 'Device identifier',
  location: 'Place',
  ul_agent: 'Browser',
  parameter: 'Details',
  shareUlr: 'Shared address',
  ago: 'Time ago',
  sourceCode: 'Source code',
  channel: 'Sharing channel',
} as const satisfies Texts<typeof zh>;
