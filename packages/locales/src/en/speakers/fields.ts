import type { speakersFields as source } from '../../zh/speakers/fields.ts';
import type { Texts } from '../../texts.ts';

/** Field names of speakers. */
export const speakersFields = {
  linkKey: 'Link',
  reply: 'Answer',
  suggestion: 'Suggested expert',
  tasks: 'Tasks',
  answerBy: 'Answer until',
  invitationId: 'Task',
  invitationIds: 'Tasks',
  expertIds: 'Stand-ins',
  hours: 'Hours between',
} as const satisfies Texts<typeof source>;
