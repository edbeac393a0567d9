import type { Texts } from '../../texts.ts';
import type { rehearsalFields as source } from '../../zh/rehearsal/fields.ts';

/** Field names of rehearsals. */
export const rehearsalFields = {
  rush: 'Opening rush',
  people: 'People',
  live: 'Peak of a broadcast',
  speakers: 'Change of talks',
  p95: '95 % response time',
  gates: 'Gates',
  speed: 'Speed',
  paused: 'Pause',
  assigneeId: 'Assigned to',
  faults: 'Faults',
  rehearsalId: 'Rehearsal',
  criterion: 'Criterion',
} satisfies Texts<typeof source>;
