import type { DeskPerson, DeskRow, DeskState } from '@meetingapp/contract/checkin/desk.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { spelledName } from '../../../text/pinyin.ts';
import { roleOf } from '../ticket/writer.ts';
import { identityEvents } from './queries.ts';
import type { deskRows, DeskPersonRow, lastEntry, lastIdentity, receiptsOf, twinsOf } from './queries.ts';

const states: Readonly<Record<string, DeskState>> = {
  submitted: 'review',
  approved: 'pay',
  confirmed: 'ready',
  attended: 'in',
};

type Rows<Query extends (...rest: never[]) => unknown> = Awaited<ReturnType<Query>>;
type Row = Pick<Rows<typeof deskRows>[number], 'id' | 'number' | 'name' | 'answers' | 'state'>;

export const presentDeskRow = ({ id, number, name, answers, state }: Row): DeskRow => ({
  regId: id,
  number,
  name,
  institution: answers.company ?? '',
  phoneEnd: (answers.phone ?? '').slice(-4),
  state: states[state] ?? 'ended',
});

interface Known {
  due: number | null;
  twins: Rows<typeof twinsOf>;
  receipts: Rows<typeof receiptsOf>;
  entry: Rows<typeof lastEntry>;
  identity: Rows<typeof lastIdentity>;
}

const titleIn = (title: Bilingual | null, language: Language): string => (title ? pickLanguage(title, language) : '');

export const presentDeskPerson = (
  row: DeskPersonRow,
  { due, twins, receipts, entry, identity }: Known,
  language: Language,
): DeskPerson => ({
  ...presentDeskRow(row),
  latin: spelledName(row.name),
  role: roleOf(row.role ?? ''),
  fee: titleIn(row.fee_title, language),
  branch: titleIn(row.branch_title, language),
  member: row.member,
  currency: row.currency,
  due,
  receipts: receipts.map(({ method, number, amount, taken_at, by }) => ({
    method,
    number,
    amount,
    at: taken_at.toISOString(),
    by,
  })),
  printedAt: row.printed_at?.toISOString() ?? null,
  enteredAt: entry?.at.toISOString() ?? null,
  enteredScan: entry?.scan_id ?? null,
  enteredWhere: entry ? entry.door || titleIn(entry.name, language) : '',
  identity: identity
    ? {
        at: identity.at.toISOString(),
        by: identity.by ?? '',
        how: identity.event === identityEvents.digits ? 'digits' : 'seen',
      }
    : null,
  twins: twins.map(({ same_name, same_phone, ...twin }) => ({
    ...presentDeskRow(twin),
    sameName: same_name,
    samePhone: same_phone,
  })),
});
