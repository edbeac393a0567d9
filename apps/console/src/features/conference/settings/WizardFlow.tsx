import { formCalls } from '@meetingapp/contract/forms.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input, Select, Switch } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import type { SectionProps } from './section-props.ts';

/** Wizard flow: skipped questions and their default answers, membership check, and the steps after the form. */
export function WizardFlow({ cid, value, set, disabled, faults }: SectionProps) {
  const t = useT('conferenceConsole');
  const language = useLanguage();
  const form = useCall(formCalls.read, { cid }).answer;
  const { flow } = value;
  const fields = form?.draft?.fields ?? form?.published?.fields ?? [];
  const nameOf = (code: string) => {
    const label = fields.find((field) => field.code === code)?.label;
    return label ? pickLanguage(label, language) || code : code;
  };
  const change = (part: Partial<typeof flow>) => set('flow', { ...flow, ...part });
  return (
    <>
      <Field label={t('fields.stepAfterForm')} fault={faults['flow']}>
        <Select
          aria-label={t('fields.stepAfterForm')}
          disabled={disabled}
          value={flow.stepAfterForm}
          options={(['apply', 'hotel'] as const).map((step) => ({ value: step, label: t(`fields.steps.${step}`) }))}
          onChange={(stepAfterForm) => change({ stepAfterForm })}
        />
      </Field>
      <label className="row">
        <Switch
          size="small"
          disabled={disabled}
          checked={flow.memberCheck}
          onChange={(memberCheck) => change({ memberCheck })}
        />
        {t('fields.memberCheck')}
      </label>
      <Field label={t('fields.hiddenFields')}>
        <Select
          mode="tags"
          optionFilterProp="label"
          options={[...new Set([...fields.map(({ code }) => code), ...flow.hiddenFields])].map((code) => ({
            value: code,
            label: nameOf(code),
          }))}
          aria-label={t('fields.hiddenFields')}
          disabled={disabled}
          value={flow.hiddenFields}
          onChange={(hiddenFields: string[]) => change({ hiddenFields })}
        />
      </Field>
      {flow.hiddenFields.map((code) => (
        <Field wrap key={code} label={t('fields.placeholder', { field: nameOf(code) })}>
          <Input
            maxLength={200}
            disabled={disabled}
            value={flow.placeholders[code] ?? ''}
            onChange={({ target }) => {
              const { [code]: _, ...others } = flow.placeholders;
              change({ placeholders: target.value === '' ? others : { ...others, [code]: target.value } });
            }}
          />
        </Field>
      ))}
    </>
  );
}
