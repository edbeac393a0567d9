import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useT, type Translate } from '../../lib/texts/texts.ts';
import type { FieldInputProps } from './field-input.ts';

/** A number with its unit. The keyboard has a sign or a decimal point only where the limits allow one. */
export function NumberInput({ item, value, onChange, onLeave, error, valid }: FieldInputProps) {
  const t = useT('formKinds');
  const words = useT('registrationForm');
  const { least, step, unit } = item.cfgSettings ?? {};
  const whole = step !== undefined && Number.isInteger(step) && Number.isInteger(least ?? 0);
  const positive = least !== undefined && least >= 0;
  return (
    <TextField
      label={item.cfgName}
      name={item.cfgCode}
      value={value}
      onChange={(text) => onChange(text.normalize('NFKC'))}
      onBlur={onLeave}
      required={item.cfgNeedFl === '1'}
      placeholder={words('field.enter', { name: item.cfgName })}
      hint={item.cfgHint || rangeText(t, item)}
      error={error}
      valid={valid}
      // Keyboards for numbers have no minus sign on some phones.
      inputMode={positive ? (whole ? 'numeric' : 'decimal') : 'text'}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={16}
      trailing={unit ? <span className="form-unit">{unit}</span> : undefined}
    />
  );
}

/** What can be entered; undefined when anything can. */
function rangeText(t: Translate<'formKinds'>, { cfgSettings }: FieldItem): string | undefined {
  const { least, most, step, unit = '' } = cfgSettings ?? {};
  const named = unit === '' ? '' : ` ${unit}`;
  const range =
    least !== undefined && most !== undefined
      ? t('between', { least, most, unit: named })
      : least !== undefined
        ? t('atLeast', { least, unit: named })
        : most !== undefined
          ? t('atMost', { most, unit: named })
          : '';
  if (range === '') return undefined;
  return step === undefined || step === 1 ? range : range + t('steps', { step });
}
