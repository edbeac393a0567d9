import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { fieldNames as en } from '@meetingapp/locales/en/field-names.ts';
import { fieldNames as zh } from '@meetingapp/locales/zh/field-names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';
import { momentText } from '../time/moment.ts';
import { FieldConflicts, type ConflictSubject } from './FieldConflicts.tsx';
import type { FieldDraft } from './use-field-draft.ts';

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

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

/** A value in words: text in both languages, moments in the shown zone, pictures as pictures, lists by their items. */
function useValueText(): (value: unknown) => ReactNode {
  const t = useT('console');
  const language = useLanguage();
  function text(value: unknown): ReactNode {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (typeof value === 'number') return value.toLocaleString('en');
    if (typeof value === 'string') {
      if (value.startsWith('/files/')) return <img src={value} alt={t('conflict.picture')} />;
      return instant.test(value) ? momentText(value, language) : plain(value);
    }
    if (isBilingual(value)) return [value.zh, value.en].map(plain).filter(Boolean).join(' / ');
    const items = Array.isArray(value) ? value : Object.values(value);
    return items.map((item, at) => <div key={at}>{text(item)}</div>);
  }
  return text;
}

/** Text of rich text; other text is unchanged. */
function plain(value: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(value)) return value;
  return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '';
}
