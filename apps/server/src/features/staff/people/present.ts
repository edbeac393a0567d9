import type { Language } from '@meetingapp/contract/shapes.ts';
import type { StaffPerson } from '@meetingapp/contract/staff/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { GrantRow, PersonRow } from './queries.ts';

export function presentPeople(people: PersonRow[], grants: GrantRow[], language: Language): StaffPerson[] {
  return people.map(({ id, name, email, invited, second_factor, used_at }) => ({
    id,
    name,
    email,
    state: invited ? 'invited' : 'active',
    secondFactor: Boolean(second_factor),
    usedAt: used_at?.toISOString() ?? null,
    grants: grants
      .filter(({ staff_id }) => staff_id === id)
      .map(({ conference_id, role, title }) => ({
        cid: conference_id,
        role,
        title: title && pickLanguage(title, language),
      })),
  }));
}
