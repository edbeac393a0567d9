import { useT } from '../texts/texts.ts';
import { DraftConflicts, type DraftConflictsProps } from './DraftConflicts.tsx';
import type { ConflictSubject } from './FieldConflicts.tsx';
import type { FieldForm } from './use-field-form.ts';

interface FormConflictsProps<Fields extends object> extends Pick<DraftConflictsProps<Fields>, 'labels' | 'describe'> {
  /** Null: a new item, which nobody else can change. */
  of: ConflictSubject | null;
  edited: Pick<FieldForm<Fields>, 'draft' | 'clash'>;
}

/** The conflicts of a form, or a note that a colleague's other fields were merged and saving can go on. */
export function FormConflicts<Fields extends object>({ of, edited, ...texts }: FormConflictsProps<Fields>) {
  const t = useT('console');
  const { draft, clash } = edited;
  if (of === null) return null;
  if (draft.conflicts.length > 0) return <DraftConflicts of={of} draft={draft} {...texts} />;
  return clash ? (
    <p className="note soon" role="alert">
      {t('conflict.merged')}
    </p>
  ) : null;
}
