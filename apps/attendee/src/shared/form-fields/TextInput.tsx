import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { EmailEndings } from './EmailEndings.tsx';
import type { FieldInputProps } from './field-input.ts';

interface Manners {
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: HTMLInputAutoCompleteAttribute;
  type: string;
}

/** Keyboard type and autofill hints by field. */
const manners: Readonly<Partial<Record<string, Manners>>> = {
  name: { inputMode: 'text', autoComplete: 'name', type: 'text' },
  phone: { inputMode: 'tel', autoComplete: 'tel-national', type: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email', type: 'email' },
};

/** The same by format; a number of a document is not suggested to the next person at the device. */
const formatManners: Readonly<Partial<Record<string, Manners>>> = {
  idCard: { inputMode: 'text', autoComplete: 'off', type: 'text' },
  time: { inputMode: 'text', autoComplete: 'off', type: 'time' },
};

/** Autofill of a number with its country code. */
const abroad: Manners = { inputMode: 'tel', autoComplete: 'tel', type: 'tel' };
const isAbroad = ({ cfgCode, cfgFormat }: FieldInputProps['item']) =>
  cfgCode === 'phone' && cfgFormat === 'international';

export function TextInput({ item, value, onChange, onLeave, error, valid }: FieldInputProps) {
  const t = useT('registrationForm');
  const { inputMode, autoComplete, type } = isAbroad(item)
    ? abroad
    : (manners[item.cfgCode] ?? formatManners[item.cfgFormat] ?? {});
  // Removes spaces and hyphens that phone numbers pasted from an address book contain.
  const clean = (text: string) => (item.cfgCode === 'phone' ? text.replace(/[\s-]/g, '') : text);
  const field = (
    <TextField
      label={item.cfgName}
      name={item.cfgCode}
      value={value}
      onChange={(text) => onChange(clean(text))}
      onBlur={onLeave}
      required={item.cfgNeedFl === '1'}
      placeholder={t('field.enter', { name: item.cfgName })}
      hint={item.cfgHint || undefined}
      error={error}
      valid={valid}
      inputMode={inputMode}
      autoComplete={autoComplete ?? 'off'}
      type={type}
      enterKeyHint="next"
      maxLength={1000}
    />
  );
  return item.cfgCode === 'email' ? (
    <EmailEndings value={value} onChoose={onChange}>
      {field}
    </EmailEndings>
  ) : (
    field
  );
}
