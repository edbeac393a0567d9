import { fromWire, toWire } from '@meetingapp/domain/registration/field-values.ts';
import { mostChoices } from '@meetingapp/domain/registration/kinds/multiple.ts';
import { ChipsMany } from '@meetingapp/ui/forms/ChipsMany.tsx';
import { useT } from '../../lib/texts/texts.ts';
import { labelledOptions } from './field-input.ts';
import type { FieldInputProps } from './field-input.ts';

/** Choice of several options; sent joined by |, at most as many as the organiser allows (V4). */
export function MultipleInput({ item, value, onChange, error }: FieldInputProps) {
  const t = useT('registrationForm');
  const chosen = fromWire(item, value);
  const list = Array.isArray(chosen) ? (chosen as readonly string[]) : [];
  const most = mostChoices(item);
  return (
    <ChipsMany
      legend={item.cfgName}
      aside={most === null ? undefined : t('form.chosen', { max: most, count: list.length })}
      options={labelledOptions(item)}
      value={list}
      onChange={(next) => onChange(toWire(item, next))}
      max={most ?? undefined}
      maxText={most === null ? undefined : t('field.mostReached', { max: most })}
      required={item.cfgNeedFl === '1'}
      hint={item.cfgHint || undefined}
      error={error}
    />
  );
}
