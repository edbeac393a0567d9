import { lengthOf } from '@meetingapp/domain/registration/kinds/long-text.ts';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useT } from '../../lib/texts/texts.ts';
import type { FieldInputProps } from './field-input.ts';

/** Paragraphs, with the number of characters and the greatest one. */
export function LongTextInput({ item, value, onChange, onLeave, error, valid }: FieldInputProps) {
  const t = useT('formKinds');
  const words = useT('registrationForm');
  const most = lengthOf(item);
  return (
    <TextArea
      label={item.cfgName}
      name={item.cfgCode}
      value={value}
      onChange={onChange}
      onBlur={onLeave}
      required={item.cfgNeedFl === '1'}
      placeholder={words('field.enter', { name: item.cfgName })}
      hint={item.cfgHint || undefined}
      error={error}
      valid={valid}
      rows={4}
      maxLength={most}
      counter={t('characters', { count: value.length, most })}
    />
  );
}
