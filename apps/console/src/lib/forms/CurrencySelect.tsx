import { Select } from 'antd';
import { useLanguage } from '../texts/language.ts';
import { currencyOptions } from './currency-options.ts';

interface CurrencySelectProps {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (currency: string) => void;
}

/** Chooses a currency by code or name, so that no code can be mistyped. */
export function CurrencySelect({ label, value, disabled = false, onChange }: CurrencySelectProps) {
  const language = useLanguage();
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={label}
      disabled={disabled}
      value={value}
      options={currencyOptions(value, language)}
      onChange={onChange}
    />
  );
}
