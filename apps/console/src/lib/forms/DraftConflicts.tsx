import { fieldNames as en } from '@meetingapp/locales/en/field-names.ts';
import { fieldNames as zh } from '@meetingapp/locales/zh/field-names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts/language.ts';
import { FieldConflicts, type ConflictSubject } from './FieldConflicts.tsx';
import type { FieldDraft } from './use-field-draft.ts';
import { useValueText } from './use-value-text.tsx';

/** How a form shows the values of fields that are numbers of other rows or words of the program. */
export type Describe<Fields> = { [Name in keyof Fields]?: (value: Fields[Name]) => ReactNode };

export interface DraftConflictsProps<Fields extends object> {
  of: ConflictSubject;
  draft: Pick<FieldDraft<Fields>, 'value' | 'saved' | 'conflicts' | 'takeTheirs' | 'keepMine'>;
  /** Labels where the form's differ from the names of fields in messages. */
  labels?: { [Name in keyof Fields]?: string };
  describe?: Describe<Fields>;
}

/** The conflicts of a form, field by field. */
export function DraftConflicts<Fields extends object>({
  of,
  draft,
  labels = {},
  describe = {},
}: DraftConflictsProps<Fields>) {
  const language = useLanguage();
  const valueText = useValueText();
  const names: Readonly<Record<string, string>> = language === 'zh' ? zh : en;
  const shown = (name: keyof Fields & string, from: Fields): ReactNode =>
    (describe[name] ?? valueText)(from[name] as never);
  return (
    <FieldConflicts
      of={of}
      conflicts={draft.conflicts.map((name) => ({
        name,
        label: labels[name] ?? names[name] ?? name,
        theirs: shown(name, draft.saved),
        mine: shown(name, draft.value),
        takeTheirs: () => draft.takeTheirs(name),
        keepMine: () => draft.keepMine(name),
      }))}
    />
  );
}
