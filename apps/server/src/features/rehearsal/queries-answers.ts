import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import {
  syntheticAnswers,
  syntheticFaults,
  syntheticPerson,
  type SyntheticPerson,
} from '@meetingapp/domain/rehearsal/synthetic.ts';
import { rehearsalServer as zh } from '@meetingapp/locales/zh/rehearsal/server.ts';
import type { Database } from '../../db/connection/database.ts';
import { definitionsOf, loadForm, settingForStaff } from '../registration/configuration/queries.ts';
import { cityIn, divisions } from '../registration/lookup/queries-divisions.ts';

export interface Invented {
  person: SyntheticPerson;
  answers: Record<string, string>;
}

/** Invented people with their answers to the form of a conference, or the first field whose answer cannot be invented; null: no form. */
export async function inventBuyers(
  db: Database,
  { copyId, rehearsalId, count, today }: { copyId: number; rehearsalId: number; count: number; today: string },
): Promise<{ ok: true; buyers: Invented[] } | { ok: false; field: Bilingual | null }> {
  const [setting, form] = await Promise.all([settingForStaff(db, copyId), loadForm(db, copyId, null)]);
  if (!form) return { ok: false, field: null };
  const fields = definitionsOf(form.fields);
  const flow = setting?.flow ?? ordinaryFlow;
  const facts = { today, cityIn: cityIn(), place: placeOf(), words: zh.invented };
  const buyers = Array.from({ length: count }, (_, index): Invented => {
    const person = syntheticPerson(zh.invented, rehearsalId, index);
    return { person, answers: syntheticAnswers(fields, flow, { person, index, facts }) };
  });
  for (const { answers } of buyers) {
    const [fault] = syntheticFaults(fields, flow, answers, facts);
    if (fault) return { ok: false, field: form.fields.find(({ code }) => code === fault.field)?.label ?? null };
  }
  return { ok: true, buyers };
}

/** The first province with its first city. */
function placeOf(): { province: string; city: string } {
  const [province, city] = divisions();
  return { province: province?.dictId ?? '', city: city?.dictId ?? '' };
}
