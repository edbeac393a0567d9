import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import type { Database } from '../../../db/connection/database.ts';

interface StatementText {
  number: number;
  interests: Bilingual;
  recording: Bilingual;
}

/** The text in force; without a saved one that of the program, as version 0. */
export async function statementText(db: Database, conferenceId: number): Promise<StatementText> {
  const row = await db
    .selectFrom('speaker_statement_text')
    .select(['number', 'interests', 'recording'])
    .where('conference_id', '=', conferenceId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row ?? {
      number: 0,
      interests: { zh: zh.statement.interests, en: en.statement.interests },
      recording: { zh: zh.statement.recording, en: en.statement.recording },
    }
  );
}

export const statementOf = (db: Database, expertId: number) =>
  db.selectFrom('speaker_statement').selectAll().where('expert_id', '=', expertId).executeTakeFirst();
export type StatementRow = NonNullable<Awaited<ReturnType<typeof statementOf>>>;

/** Statements of a conference by person. */
export async function statementsIn(db: Database, conferenceId: number): Promise<Map<number, StatementRow>> {
  const rows = await db.selectFrom('speaker_statement').selectAll().where('conference_id', '=', conferenceId).execute();
  return new Map(rows.map((row) => [row.expert_id, row]));
}
