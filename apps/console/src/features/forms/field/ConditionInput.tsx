import { mostMoreConditions, type FormField } from '@meetingapp/contract/forms.ts';
import { hasOptions } from '@meetingapp/domain/forms/check-draft.ts';
import { conditionHow, conditionsOf, showWhenOf, type Condition } from '@meetingapp/domain/registration/conditions.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { plus, x } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Segmented, Select } from 'antd';
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

/** When the field is shown: always, or only for given answers of fields above, of which all or any must be given. */
export function ConditionInput({ value, above, disabled, onChange }: ConditionInputProps) {
  const t = useT('forms');
  const conditions = conditionsOf(value);
  const how = conditionHow(value);
  const set = (next: readonly Condition[], joined = how) => onChange(showWhenOf(next, joined));
  const used = new Set(conditions.map(({ code }) => code));
  const next = above.find(({ code }) => !used.has(code)) ?? above[0];
  return (
    <div className="field conditions" role="group" aria-label={t('pane.condition')}>
      <span>{t('pane.condition')}</span>
      {conditions.length === 0 && (
        <FieldChoice
          value={ALWAYS}
          above={above}
          disabled={disabled || above.length === 0}
          label={t('pane.chooseField')}
          onChange={(code) => set([{ code, oneOf: [] }])}
        />
      )}
      {conditions.map((condition, place) => (
        <ConditionRow
          // Conditions have no key of their own, and two may name the same field.
          key={place}
          condition={condition}
          place={place + 1}
          above={above}
          disabled={disabled}
          alone={conditions.length === 1}
          onChange={(one) =>
            set(conditions.flatMap((before, at) => (at === place ? (one === null ? [] : [one]) : [before])))
          }
        />
      ))}
      {conditions.length > 1 && (
        <Segmented<'all' | 'any'>
          size="small"
          disabled={disabled}
          aria-label={t('pane.how')}
          value={how}
          onChange={(joined) => set(conditions, joined)}
          options={[
            { value: 'all', label: t('pane.hows.all') },
            { value: 'any', label: t('pane.hows.any') },
          ]}
        />
      )}
      {conditions.length > 0 && conditions.length <= mostMoreConditions && next && !disabled && (
        <Button
          size="small"
          type="link"
          icon={<Icon icon={plus} />}
          onClick={() => set([...conditions, { code: next.code, oneOf: [] }])}
        >
          {t('pane.addCondition')}
        </Button>
      )}
      {above.length === 0 && conditions.length === 0 && <p className="small quiet">{t('pane.nothingAbove')}</p>}
    </div>
  );
}

function ConditionRow({
  condition,
  place,
  above,
  disabled,
  alone,
  onChange,
}: {
  condition: Condition;
  place: number;
  above: readonly FormField[];
  disabled: boolean;
  alone: boolean;
  /** Null removes the condition. */
  onChange: (next: Condition | null) => void;
}) {
  const t = useT('forms');
  const language = useLanguage();
  const other = above.find(({ code }) => code === condition.code);
  return (
    <div className="condition">
      <div className="row">
        <FieldChoice
          value={condition.code}
          above={above}
          disabled={disabled}
          label={alone ? t('pane.chooseField') : t('pane.fieldAt', { place })}
          onChange={(code) => onChange(code === ALWAYS ? null : { code, oneOf: [] })}
        />
        {!alone && !disabled && (
          <Button
            type="text"
            size="small"
            aria-label={t('pane.removeCondition', { place })}
            icon={<Icon icon={x} />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <span className="small quiet">{t('pane.is')}</span>
      <Select
        mode={other && hasOptions(other) ? 'multiple' : 'tags'}
        aria-label={alone ? t('pane.values') : t('pane.valuesAt', { place })}
        disabled={disabled}
        placeholder={t(other && hasOptions(other) ? 'pane.values' : 'pane.typeValues')}
        status={condition.oneOf.length === 0 ? 'warning' : ''}
        value={condition.oneOf}
        options={(other?.options ?? []).map((option) => ({
          value: option.value,
          label: pickLanguage(option, language) || option.value,
        }))}
        onChange={(oneOf: string[]) => onChange({ ...condition, oneOf })}
      />
    </div>
  );
}

function FieldChoice({
  value,
  above,
  disabled,
  label,
  onChange,
}: {
  value: string;
  above: readonly FormField[];
  disabled: boolean;
  label: string;
  onChange: (code: string) => void;
}) {
  const t = useT('forms');
  const language = useLanguage();
  const known = above.map((field) => ({
    value: field.code,
    label: pickLanguage(field.label, language) || field.code,
  }));
  // A condition whose field is gone or further down is still shown, so that it can be corrected.
  const missing = value !== ALWAYS && !above.some(({ code }) => code === value);
  const listed = missing ? [{ value, label: value }, ...known] : known;
  return (
    <Select
      className="grow"
      aria-label={label}
      disabled={disabled}
      value={value}
      options={[{ value: ALWAYS, label: t('pane.always') }, ...listed]}
      onChange={onChange}
    />
  );
}
