import type { Texts } from '../../texts.ts';
import type { agendaSession as zh } from '../../zh/agenda/session.ts';

export const agendaSession = {
  ask: 'Ask',
  askText: 'Ask the speakers and chairs; you are notified of the answer',
  way: 'Directions',
  wayTo: 'Directions to {hall}',
} as const satisfies Texts<typeof zh>;
