import type { ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import type { doneBy, PersonRow } from './queries.ts';

type Calls = typeof peopleConsoleCalls;
type Given = GivenAnswerOf<Calls['list']>['experts'][number];
type Item = GivenAnswerOf<Calls['read']>['items'][number];
type Done = Awaited<ReturnType<typeof doneBy>>[number];

export const presentPerson = ({ account_id, items, ...row }: PersonRow): Given => ({
  ...row,
  linked: account_id !== null,
  items: Number(items),
});

export function presentDone(row: Done): Item[] {
  const role = row.role as ProgrammeRole;
  if (row.session_id !== null && row.session_title)
    return [
      {
        item: 'session',
        id: row.session_id,
        role,
        title: row.session_title,
        from: row.session_from?.toISOString() ?? null,
      },
    ];
  if (row.talk_id !== null && row.talk_title)
    return [{ item: 'talk', id: row.talk_id, role, title: row.talk_title, from: row.talk_from?.toISOString() ?? null }];
  return [];
}
