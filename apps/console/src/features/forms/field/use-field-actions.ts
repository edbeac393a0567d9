import { conditionHow, conditionsOf, showWhenOf } from '@meetingapp/domain/registration/conditions.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import { forms as en } from '@meetingapp/locales/en/forms/console.ts';
import { forms as zh } from '@meetingapp/locales/zh/forms/console.ts';
import { useState } from 'react';
import { moveItemTo } from '../../../lib/lists/move-item.ts';
import { useOpenKey } from '../../../lib/lists/use-open-row.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { freeCode, newField, newLabel, usualPatterns, type FormatPreset, type Preset } from '../view.ts';
import type { Builder } from '../builder/use-builder.ts';

/** The conditions with another code for a renamed field. */
const renameIn = (showWhen: FormField['showWhen'], from: string, to: string): FormField['showWhen'] =>
  showWhenOf(
    conditionsOf(showWhen).map((one) => (one.code === from ? { ...one, code: to } : one)),
    conditionHow(showWhen),
  );

/** Actions on the fields, each one undo step, with announcements for screen readers. */
export function useFieldActions({ fields, set }: Pick<Builder, 'fields' | 'set'>, published: readonly FormField[]) {
  const t = useT('forms');
  // A link of the check before publishing names the field.
  const [wanted] = useOpenKey();
  const placeOf = (code: string) => fields.findIndex((field) => field.code === code);
  const [selected, setSelected] = useState<string | null>(
    wanted && placeOf(wanted) >= 0 ? wanted : (fields[0]?.code ?? null),
  );
  const [said, setSaid] = useState('');
  /** Code of the field that was added last. */
  const [added, setAdded] = useState<string | null>(null);
  function select(of: string | null) {
    setSelected(of);
    // The focus stays in the list.
    setAdded(null);
  }
  function insert(field: FormField) {
    const at = selected === null ? fields.length : placeOf(selected) + 1;
    set([...fields.slice(0, at), field, ...fields.slice(at)]);
    setSelected(field.code);
    setAdded(field.code);
  }
  function place(code: string, to: number) {
    const from = placeOf(code);
    if (from < 0 || to < 0 || to >= fields.length) return;
    set(moveItemTo(fields, from, to));
    setSelected(code);
    setSaid(t('moved', { label: fields[from]?.label.zh || code, place: to + 1 }));
  }
  const code = () => freeCode(fields, published);
  return {
    selected,
    added,
    select,
    said,
    place,
    move: (of: string, by: number) => place(of, placeOf(of) + by),
    add: (kind: FieldKind) => insert(newField(kind, newLabel, code())),
    addFormat: (format: FormatPreset) => insert({ ...newField('text', newLabel, code()), format }),
    addPreset: (preset: Preset) =>
      insert({
        ...newField('text', { zh: zh.presets[preset], en: en.presets[preset] }, preset),
        pattern: preset === 'phone' ? usualPatterns.phone : '',
      }),
    duplicate: (of: string) => {
      const field = fields[placeOf(of)];
      if (field) insert({ ...field, code: code() });
    },
    remove: (of: string) => {
      const at = placeOf(of);
      set(fields.filter((field) => field.code !== of));
      select(fields[at + 1]?.code ?? fields[at - 1]?.code ?? null);
    },
    change: (change: Partial<FormField>, part: keyof FormField) => {
      const at = selected === null ? -1 : placeOf(selected);
      const field = fields[at];
      if (!field) return;
      const next = { ...field, ...change };
      const renamed = next.code !== field.code;
      if (renamed && placeOf(next.code) >= 0) return;
      // Conditions that referred to the renamed field follow it.
      const follows = (one: FormField): FormField =>
        renamed ? { ...one, showWhen: renameIn(one.showWhen, field.code, next.code) } : one;
      set(
        fields.map((one, index) => (index === at ? next : follows(one))),
        `${next.code} ${part}`,
      );
      if (renamed) setSelected(next.code);
    },
  };
}
