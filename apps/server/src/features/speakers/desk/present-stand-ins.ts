import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { Candidate, Chain, speakersConsoleCalls } from '@meetingapp/contract/speakers/desk.ts';
import { rankStandIns, type Person } from '@meetingapp/domain/speakers/stand-ins.ts';
import { sameName } from '@meetingapp/domain/speakers/same-name.ts';
import type { TimedTask, WalkMinutes } from '@meetingapp/domain/speakers/task-clashes.ts';
import { itemsOf } from '@meetingapp/domain/speakers/tasks.ts';
import { reachedBy, type InvitationRow } from '../invitation/queries.ts';
import type { askedInstead, candidateRows, chainOf } from './queries.ts';

const nothing = { zh: '', en: '' };
type CandidateRow = Awaited<ReturnType<typeof candidateRows>>[number];
type AskedRow = Awaited<ReturnType<typeof askedInstead>>[number];

interface SearchParts {
  invitation: InvitationRow;
  programme: Programme;
  /** All invitations of the conference that are in the programme. */
  invitations: readonly InvitationRow[];
  people: readonly CandidateRow[];
  asked: readonly AskedRow[];
  walk: WalkMinutes;
}

/** The time of a task in the programme; null when it left the programme. */
function timedTask(row: InvitationRow, programme: Programme): TimedTask | null {
  const item = itemsOf(programme).get(`${row.item}/${row.item_id}`);
  if (!item) return null;
  const { sessionId, hall, from, to } = item;
  return { id: row.id, sessionId, hallId: hall, from, to, state: row.state };
}

/** Tasks by person, without rejected ones. */
function tasksByPerson(invitations: readonly InvitationRow[], programme: Programme): Map<number, TimedTask[]> {
  const items = itemsOf(programme);
  const tasks = new Map<number, TimedTask[]>();
  for (const row of invitations) {
    const item = items.get(`${row.item}/${row.item_id}`);
    if (!item || row.state === 'rejected' || row.gone_at !== null) continue;
    const { sessionId, hall: hallId, from, to } = item;
    const task = { id: row.id, sessionId, hallId, from, to, state: row.state };
    tasks.set(row.expert_id, [...(tasks.get(row.expert_id) ?? []), task]);
  }
  return tasks;
}

const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
const sameInstitution = (one: CandidateRow, other: CandidateRow | undefined): boolean =>
  other !== undefined &&
  (['zh', 'en'] as const).some(
    (language) =>
      one.affiliation[language] !== '' && plain(one.affiliation[language]) === plain(other.affiliation[language]),
  );

/** Who could take a task, best first, with those who were asked already at the top. */
export function presentStandIns({ invitation, programme, invitations, people, asked, walk }: SearchParts): {
  candidates: Candidate[];
  busy: AnswerOf<typeof speakersConsoleCalls.standIns>['busy'];
} {
  const wanted = timedTask(invitation, programme);
  const item = itemsOf(programme).get(`${invitation.item}/${invitation.item_id}`);
  if (!wanted || !item) return { candidates: [], busy: [] };
  const sessions = new Map(programme.sessions.map((session) => [session.id, session]));
  const topics = new Set(sessions.get(item.sessionId)?.topics);
  const onTopic = (task: TimedTask): boolean =>
    sessions.get(task.sessionId)?.topics.some((topic) => topics.has(topic)) ?? false;
  const tasks = tasksByPerson(
    invitations.filter(({ stands_in_for }) => stands_in_for !== invitation.id),
    programme,
  );
  const rejecting = people.find(({ id }) => id === invitation.expert_id);
  const inItem = new Set(item.people.keys());
  const earlier = new Map(asked.map((one) => [one.expert_id, one]));
  const { ranked, busy } = rankStandIns(
    people
      .filter(({ id }) => id !== invitation.expert_id && !inItem.has(id))
      .map((person): Person => {
        const own = tasks.get(person.id) ?? [];
        return {
          id: person.id,
          suggested: invitation.suggestion !== '' && sameName(person.name, invitation.suggestion),
          topic: own.filter(onTopic).length,
          institution: sameInstitution(person, rejecting),
          before: person.before,
          noAddress: reachedBy(person) === null,
          tasks: own,
        };
      }),
    wanted,
    walk,
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const candidates = ranked.flatMap(({ id, score, facts }): Candidate[] => {
    const person = byId.get(id);
    if (!person) return [];
    const before = earlier.get(id);
    const { name, affiliation, post } = person;
    return [
      {
        expertId: id,
        name,
        affiliation,
        post,
        score,
        facts,
        asked: before
          ? {
              state: before.state,
              gone: before.gone_at !== null,
              writtenAt: before.written_at?.toISOString() ?? null,
              openedAt: before.opened_at?.toISOString() ?? null,
            }
          : null,
      },
    ];
  });
  candidates.sort((one, other) => Number(other.asked !== null) - Number(one.asked !== null));
  const halls = new Map(programme.halls.map(({ id, name }) => [id, name]));
  const rows = new Map(invitations.map((row) => [row.id, row]));
  const items = itemsOf(programme);
  const hindered = busy.flatMap(({ id, taskId, walk: minutes }) => {
    const person = byId.get(id);
    const row = rows.get(taskId);
    const task = row && items.get(`${row.item}/${row.item_id}`);
    if (!person || !task) return [];
    const { name, affiliation } = person;
    const { title, from, to, hall } = task;
    return [{ expertId: id, name, affiliation, title, hall: halls.get(hall ?? 0) ?? nothing, from, to, walk: minutes }];
  });
  return { candidates, busy: hindered };
}

export function presentChain(
  chain: Awaited<ReturnType<typeof chainOf>>,
  people: readonly Pick<CandidateRow, 'id' | 'name'>[],
): Chain | null {
  if (!chain) return null;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    hours: chain.hours,
    candidates: chain.candidates.flatMap((expertId) => {
      const name = names.get(expertId);
      return name ? [{ expertId, name }] : [];
    }),
    nextAt: chain.next_at?.toISOString() ?? null,
    startedAt: chain.started_at.toISOString(),
    endedAt: chain.ended_at?.toISOString() ?? null,
    ending: chain.ending,
  };
}
