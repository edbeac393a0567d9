import type { NextStep } from '@meetingapp/contract/speakers/task.ts';
import { deskLetter, type DeskLetter } from '@meetingapp/domain/speakers/desk-letters.ts';
import type { Database } from '../../../db/connection/database.ts';
import { letterTasks, type SpeakerRow } from '../invitation/queries.ts';
import { letterTexts, missingTexts, type Letter } from '../invitation/writer-letter.ts';
import type { WritableRow } from './queries.ts';

interface About {
  conference: Letter['conference'];
  answerBy: Date | null;
  steps: readonly NextStep[];
  now: Date;
}

/** The one letter to a person about chosen tasks: its template, its values, and the tasks that it is about. Null: nothing is missing. */
export async function writeDeskLetter(
  db: Database,
  expert: SpeakerRow,
  rows: readonly WritableRow[],
  { conference, answerBy, steps, now }: About,
) {
  const letter = deskLetter(
    rows.map(({ id, state, invited_at }) => ({ id, state, invited: invited_at !== null })),
    steps,
  );
  if (!letter) return null;
  const { kind, ids } = letter;
  const variables =
    kind === 'missing'
      ? missingTexts(expert, conference, letter.steps, now)
      : letterTexts(expert, { kind, conference, tasks: await letterTasks(db, ids), answerBy });
  return { ids, template: templates[kind], variables };
}

const templates = {
  invited: 'speaker_invited',
  reminded: 'speaker_reminded',
  missing: 'speaker_missing',
} as const satisfies Record<DeskLetter['kind'], string>;
