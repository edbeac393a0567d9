import { textFormatNamed } from '@meetingapp/domain/registration/text-format.ts';
import type { Database } from '../../../db/connection/database.ts';
import { definitionsOf, findForm } from '../../registration/configuration/queries.ts';

const documents: readonly string[] = ['idCard', 'passport', 'document'];

interface Registered {
  answers: Record<string, string>;
  form_version_id: number;
}

/** Numbers by which a person is known: the telephone, and what they answered in fields of identity documents. */
export async function numbersOf(
  db: Database,
  conferenceId: number,
  { answers, form_version_id }: Registered,
): Promise<string[]> {
  const form = await findForm(db, conferenceId, form_version_id);
  const fields = definitionsOf(form?.fields ?? []).filter(({ cfgFormat }) =>
    documents.includes(textFormatNamed(cfgFormat) ?? ''),
  );
  return [answers['phone'], ...fields.map(({ cfgCode }) => answers[cfgCode])].flatMap((number) => number ?? []);
}
