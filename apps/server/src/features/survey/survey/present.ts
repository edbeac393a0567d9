import type { ListedSurvey } from '@meetingapp/contract/survey/console.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { stateOf, type SurveyRow } from './queries.ts';

export const presentListed = (row: SurveyRow, people: number, now: Date): ListedSurvey => ({
  id: row.id,
  title: row.title,
  state: stateOf(row, now),
  anonymous: row.anonymous,
  audience: row.audience,
  questions: row.items.filter(asks).length,
  people,
  opensAt: row.opens_at?.toISOString() ?? null,
  closesAt: row.closes_at?.toISOString() ?? null,
});
