import type { SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { asks, choicesOf } from '@meetingapp/domain/survey/item-field.ts';
import { Checkbox, Input, InputNumber, Select } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { hasOptions } from '../view.ts';
import { OptionRows } from './OptionRows.tsx';

interface Props {
  item: SurveyItem;
  above: readonly SurveyItem[];
  close: () => void;
  onChange: (item: SurveyItem) => void;
  onRemove: () => void;
}

const conditional: readonly SurveyItem['kind'][] = ['S', 'MS', 'DDL', 'rating', 'nps'];

/** Settings of one question: those of every kind, and those of its kind. */
export function ItemPane({ item, above, close, onChange, onRemove }: Props) {
  const t = useT('surveyConsole');
  const language = useLanguage();
  const change = (more: Partial<SurveyItem>) => onChange({ ...item, ...more });
  const asked = asks(item);
  const name = (one: SurveyItem) => pickLanguage(one.label, language) || one.code;
  const choices = above.filter(({ kind }) => conditional.includes(kind));
  const other = choices.find(({ code }) => code === item.showWhen?.code);
  const hasEnds = item.kind === 'matrix' || item.kind === 'nps';
  const labelOf = (value: string) => {
    const option = other?.options.find((one) => one.value === value);
    return option ? pickLanguage(option, language) || value : value;
  };
  return (
    <Pane
      title={name(item)}
      facts={t(`kinds.${item.kind}`)}
      close={close}
      foot={<ActButton onClick={onRemove}>{t('removeItem')}</ActButton>}
    >
      <BilingualField
        label={t(asked ? 'label' : 'labelOfText')}
        maxLength={200}
        value={item.label}
        onChange={(label) => change({ label })}
      />
      <BilingualField label={t('hint')} maxLength={300} value={item.hint} onChange={(hint) => change({ hint })} />
      {above.some(asks) && (
        <p className="small quiet">
          {t('pipingNote', { code: t('code'), example: `{${above.find(asks)?.code ?? ''}}` })}
        </p>
      )}
      {asked && (
        <>
          <Checkbox checked={item.required} onChange={({ target }) => change({ required: target.checked })}>
            {t('required')}
          </Checkbox>
          <Checkbox checked={item.resultShown} onChange={({ target }) => change({ resultShown: target.checked })}>
            {t('resultShown')}
          </Checkbox>
          <p className="small quiet">{t('optionalNote')}</p>
        </>
      )}
      {hasOptions(item) && (
        <OptionRows
          label={t(item.kind === 'matrix' ? 'columns' : 'options')}
          rows={item.options}
          most={100}
          onChange={(options) => change({ options })}
        />
      )}
      {item.kind === 'matrix' && (
        <OptionRows label={t('rows')} rows={item.rows} most={30} onChange={(rows) => change({ rows })} />
      )}
      {hasEnds && (
        <>
          <BilingualField label={t('low')} maxLength={40} value={item.low} onChange={(low) => change({ low })} />
          <BilingualField label={t('high')} maxLength={40} value={item.high} onChange={(high) => change({ high })} />
        </>
      )}
      {item.kind === 'MS' && (
        <Field label={t('most')}>
          <InputNumber
            aria-label={t('most')}
            min={1}
            max={100}
            placeholder={t('noLimit')}
            value={item.format === '' ? null : Number(item.format)}
            onChange={(most) => change({ format: most === null ? '' : String(most) })}
          />
        </Field>
      )}
      {item.kind === 'number' &&
        (['lowest', 'highest'] as const).map((end) => (
          <Field key={end} label={t(end)}>
            <InputNumber
              aria-label={t(end)}
              placeholder={t('noLimit')}
              value={item[end]}
              onChange={(value) => change({ [end]: value })}
            />
          </Field>
        ))}
      <Field label={t('condition')}>
        <Select
          aria-label={t('condition')}
          value={item.showWhen?.code ?? ''}
          onChange={(code) => change({ showWhen: code === '' ? null : { code, oneOf: [] } })}
          options={[
            { value: '', label: t('always') },
            ...choices.map((one) => ({ value: one.code, label: name(one) })),
            ...(item.showWhen && !other ? [{ value: item.showWhen.code, label: item.showWhen.code }] : []),
          ]}
        />
      </Field>
      {other && item.showWhen && (
        <Field label={t('when')}>
          <Select<string[]>
            mode="multiple"
            aria-label={t('when')}
            value={item.showWhen.oneOf}
            onChange={(oneOf) => change({ showWhen: { code: other.code, oneOf } })}
            options={choicesOf(other).map((value) => ({ value, label: labelOf(value) }))}
          />
        </Field>
      )}
      {asked && (
        <Field label={t('code')}>
          <Input
            className="mono"
            aria-label={t('code')}
            maxLength={40}
            defaultValue={item.code}
            onBlur={({ target }) => change({ code: target.value.trim() })}
          />
        </Field>
      )}
    </Pane>
  );
}
