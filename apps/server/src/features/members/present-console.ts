import type { MemberImport } from '@meetingapp/contract/members/console.ts';
import type { importsOf } from './commands-undo.ts';
import type { Imported, MemberEntry, MemberList } from '@meetingapp/contract/members/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { maskAddress } from '@meetingapp/domain/accounts/address.ts';
import { validityOn, type MemberFault, type MemberField } from '@meetingapp/domain/members/entry.ts';
import type { PlannedRow } from '@meetingapp/domain/members/plan.ts';
import { fieldNames as en } from '@meetingapp/locales/en/field-names.ts';
import { fieldNames as zh } from '@meetingapp/locales/zh/field-names.ts';
import { refusalText } from '../../http/calls/answers.ts';
import type { FieldFault } from '../../http/calls/refusal.ts';
import type { ImportPlan } from './commands-import.ts';
import type { KnownMember, ListRow } from './queries-console.ts';

const fieldNames = { zh, en };
const REMOVED_SHOWN = 200;

export const presentList = ({
  join_url: joinUrl,
  used_by: usedBy,
  society_id: _society,
  ...list
}: ListRow): MemberList => ({ ...list, joinUrl, usedBy });

export const presentMember = (day: string, member: KnownMember): MemberEntry => ({
  id: member.id,
  name: member.name,
  phone: member.phone,
  email: member.email,
  validFrom: member.validFrom,
  validUntil: member.validUntil,
  validity: validityOn(day, member),
});

/** Member entry for staff of one conference: enough to recognise a person, not enough to write to them. */
export function presentMaskedMember(day: string, member: KnownMember): MemberEntry {
  const { phone, email } = member;
  return {
    ...presentMember(day, member),
    phone: phone === '' ? '' : maskAddress({ channel: 'phone', value: phone }),
    email: email === '' ? '' : maskAddress({ channel: 'email', value: email }),
  };
}

/** Faults of one person, mapped to the fields that were sent. */
export const entryFaults = (faults: readonly MemberFault[]): FieldFault[] =>
  faults.map(({ field, ...fault }) => ({ ...fault, field: `entry.${field === 'row' ? 'phone' : field}` }));

const labelOf = (field: MemberField, language: Language) => fieldNames[language][field];

export const faultText = ({ field, ...fault }: MemberFault, language: Language) =>
  refusalText(
    { refused: 'answers_invalid', faults: [{ ...fault, field: field === 'row' ? 'entry' : field }] },
    language,
  );

export function presentImported(
  { columns, complete, plan, seen }: ImportPlan,
  applied: boolean,
  language: Language,
): Imported {
  const count = (fate: PlannedRow['fate']) => plan.rows.filter((row) => row.fate === fate).length;
  return {
    seen,
    applied,
    columns,
    complete,
    counts: {
      new: count('new'),
      change: count('change'),
      same: count('same'),
      wrong: count('wrong'),
      removed: plan.removed.length,
    },
    rows: plan.rows.map(({ number, member: { name, phone, email }, fate, faults, changes }) => ({
      number,
      name,
      phone,
      email,
      fate,
      faults: faults.map((fault) => faultText(fault, language)),
      changes: changes.map(({ field, from, to }) => ({ label: labelOf(field, language), from, to })),
    })),
    removed: plan.removed.slice(0, REMOVED_SHOWN).map(({ name, phone, email }) => ({ name, phone, email })),
  };
}

type ImportedFile = Awaited<ReturnType<typeof importsOf>>[number];

export const presentImport = ({ created_at, undone_at, ...row }: ImportedFile): MemberImport => ({
  ...row,
  createdAt: created_at.toISOString(),
  undoneAt: undone_at?.toISOString() ?? null,
});
