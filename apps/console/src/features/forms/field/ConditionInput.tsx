import type { FormField } from '@meetingapp/contract/forms.ts';
import { hasOptions } from '@meetingapp/domain/forms/check-draft.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Select } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface ConditionInputProps {
  value: FormField['showWhen'];
  /** Fields above this one: only they are answered by then. */
  above: readonly FormField[];
  disabled: boolean;
  onChange: (value: FormField['showWhen']) => void;
}

const ALWAYS = '';

/** When the field is shown: always, or only for given answers of a field above. */
export function ConditionInput({ value, above, disabled, onChange }: ConditionInputProps) {
  const t = useT('forms');
  const language = useLanguage();
  const other = above.find(({ code }) => code === value?.code);
  const nameOf = ({ label, code }: FormField) => pickLanguage(label, language) || code;
  const known = above.map((field) => ({ value: field.code, label: nameOf(field) }));
  // A condition whose field is gone or further down is still shown, so that it can be corrected.
  const listed = value && !other ? [{ value: value.code, label: value.code }, ...known] : known;
  return (
    <div className="field" role="group" aria-label={t('pane.condition')}>
      <span>{t('pane.condition')}</span>
      <Select
        aria-label={t('pane.chooseField')}
        disabled={disabled || (above.length === 0 && value === null)}
        value={value?.code ?? ALWAYS}
        options={[{ value: ALWAYS, label: t('pane.always') }, ...listed]}
        onChange={(code) => onChange(code === ALWAYS ? null : { code, oneOf: [] })}
      />
      {value && (
        <>
          <span className="small quiet">{t('pane.is')}</span>
          <Select
            mode={other && hasOptions(other) ? 'multiple' : 'tags'}
            aria-label={t('pane.values')}
            disabled={disabled}
            placeholder={t(other && hasOptions(other) ? 'pane.values' : 'pane.typeValues')}
            status={value.oneOf.length === 0 ? 'warning' : ''}
            value={value.oneOf}
            options={(other?.options ?? []).map((option) => ({
              value: option.value,
              label: pickLanguage(option, language) || option.value,
            }))}
            onChange={(oneOf: string[]) => onChange({ ...value, oneOf })}
          />
        </>
      )}
      {above.length === 0 && !value && <p className="small quiet">{t('pane.nothingAbove')}</p>}
    </div>
  );
}
