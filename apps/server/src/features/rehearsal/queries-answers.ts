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

/** Invented people with their answers to the form of a conference. Null: the form asks for what cannot be invented, or there is none. */
export async function inventBuyers(
  db: Database,
  { copyId, rehearsalId, count, today }: { copyId: number; rehearsalId: number; count: number; today: string },
): Promise<Invented[] | null> {
  const [setting, form] = await Promise.all([settingForStaff(db, copyId), loadForm(db, copyId, null)]);
  if (!form) return null;
  const fields = definitionsOf(form.fields);
  const flow = setting?.flow ?? ordinaryFlow;
  const facts = { today, cityIn: cityIn(), place: placeOf(), words: zh.invented };
  const invented = Array.from({ length: count }, (_, index): Invented => {
    const person = syntheticPerson(zh.invented, rehearsalId, index);
    return { person, answers: syntheticAnswers(fields, flow, { person, index, facts }) };
  });
  const wrong = invented.some(({ answers }) => syntheticFaults(fields, flow, answers, facts).length > 0);
  return wrong ? null : invented;
}

/** The first province with its first city. */
function placeOf(): { province: string; city: string } {
  const [province, city] = divisions();
  return { province: province?.dictId ?? '', city: city?.dictId ?? '' };
}
