import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { badgeCalls, BadgeRow as ShownRow } from '@meetingapp/contract/checkin/badge.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';
import { cardRoleOf } from '@meetingapp/domain/checkin/name-card.ts';
import { spelledName } from '../../../text/pinyin.ts';
import { roleOf } from '../ticket/writer.ts';
import type { BadgeRow, waitingBatches } from './queries.ts';
import type { SeatedPerson } from './queries-cards.ts';
import { missingOn } from './writer.ts';

export const presentBadge = (row: BadgeRow): ShownRow => ({
  regId: row.registration_id,
  name: row.name,
  number: row.number,
  institution: row.answers.company ?? '',
  missing: missingOn({ name: row.name, institution: row.answers.company ?? '' }),
  role: roleOf(row.role),
  times: row.times ?? 0,
  last:
    row.print_id === null || row.print_state === null || row.asked_at === null
      ? null
      : {
          printId: row.print_id,
          state: row.print_state,
          askedAt: row.asked_at.toISOString(),
          by: row.asked_by ?? '',
          settledAt: row.settled_at?.toISOString() ?? null,
        },
});

/** A person of the programme as a name card shows them: by their Chinese name where there is one, with its Latin spelling. */
export function presentCard({ name, affiliation, role }: SeatedPerson, conference: Bilingual): BadgePerson {
  const shown = name.zh || name.en;
  const latin = shown === name.en ? '' : name.en || spelledName(name.zh);
  return {
    conference,
    name: shown,
    latin,
    institution: affiliation.zh || affiliation.en,
    role: cardRoleOf(role),
    number: '',
    code: '',
    barCode: '',
  };
}

type Batch = AnswerOf<typeof badgeCalls.badges>['batches'][number];

export const presentBatch = (row: Awaited<ReturnType<typeof waitingBatches>>[number]): Batch[] =>
  row.task_id === null
    ? []
    : [{ taskId: row.task_id, askedAt: row.asked_at.toISOString(), by: row.by, count: row.count }];
