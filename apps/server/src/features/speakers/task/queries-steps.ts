import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { NextStep } from '@meetingapp/contract/speakers/task.ts';
import { answerUntil } from '@meetingapp/domain/speakers/answer-until.ts';
import { nextSteps } from '@meetingapp/domain/speakers/next-steps.ts';
import { itemsOf } from '@meetingapp/domain/speakers/tasks.ts';
import type { Database } from '../../../db/connection/database.ts';
import { signUntil } from '../agreement/commands-sign.ts';
import { agreementsOf } from '../agreement/queries.ts';
import { invitationsOf, settingsOf } from '../invitation/queries.ts';
import { slidesOf } from '../slides/queries.ts';
import { statementsIn, statementText } from '../statement/queries.ts';
import { legsOf } from '../travel/queries.ts';

interface StepsWanted {
  conferenceId: number;
  expertIds: readonly number[];
  programme: Programme | null;
  now: Date;
}

/** What people still have to do, by the entries of the programme that are one person; all read at once. */
export async function stepsOf(
  db: Database,
  { conferenceId, expertIds, programme, now }: StepsWanted,
): Promise<(own: readonly number[]) => NextStep[]> {
  const rows = await invitationsOf(db, expertIds);
  const [settings, files, agreements, statements, text, legs] = await Promise.all([
    settingsOf(db, conferenceId),
    slidesOf(
      db,
      rows.map(({ id }) => id),
    ),
    agreementsOf(db, expertIds),
    statementsIn(db, conferenceId),
    statementText(db, conferenceId),
    legsOf(db, expertIds),
  ]);
  const items = programme ? itemsOf(programme) : new Map<string, never>();
  // Newest first: the last one that is put in stays.
  const newest = new Map(files.toReversed().map(({ invitation_id, state }) => [invitation_id, state]));
  return (own) => {
    const isOwn = (row: { expert_id: number }): boolean => own.includes(row.expert_id);
    return nextSteps({
      tasks: rows
        .filter(isOwn)
        .flatMap((row) => {
          const item = items.get(`${row.item}/${row.item_id}`);
          if (!item) return [];
          const until = answerUntil({ answerBy: settings.answerBy, askedAt: row.asked_at, from: item.from });
          const open = row.filled_by === null && now < until;
          const { id, roles, state } = row;
          const { title, from, to } = item;
          return [
            { id, title, from, to, roles, state, until: open ? until.toISOString() : null, slides: newest.get(id) },
          ];
        })
        .sort((one, other) => one.from.localeCompare(other.from) || one.id - other.id),
      toSign: agreements
        .filter((row) => isOwn(row) && row.state === 'open' && now < signUntil(row))
        .map((row) => ({ id: row.id, title: row.title, by: signUntil(row).toISOString() })),
      stated: own.some((id) => statements.get(id)?.number === text.number),
      journeys: new Set(legs.filter(isOwn).map(({ direction }) => direction)).size,
      slidesBy: settings.slidesBy?.toISOString() ?? null,
      now: now.toISOString(),
    });
  };
}
