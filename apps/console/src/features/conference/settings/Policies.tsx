import { exponentOf } from '@meetingapp/domain/exponent.ts';
import { InputNumber } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { PolicySummary } from './PolicySummary.tsx';
import { EditableRows } from './EditableRows.tsx';
import type { SectionProps } from './section-props.ts';

/** Refund rules of cancellations, and which changes people may make themselves. */
export function Policies({ value, set, faults, disabled }: SectionProps) {
  const t = useT('conferenceConsole');
  const last = value.refundPolicy.at(-1);
  const unit = 10 ** exponentOf(value.currency);
  return (
    <>
      <Field
        label={t('fields.refundPolicy')}
        hint={value.refundPolicy.length === 0 ? t('fields.refundNone') : undefined}
        fault={faults['refundPolicy']}
      >
        <EditableRows
          label={t('fields.refundPolicy')}
          rows={value.refundPolicy}
          fresh={{
            untilDaysBefore: last ? Math.max(0, last.untilDaysBefore - 7) : 30,
            percent: last ? Math.max(0, last.percent - 50) : 100,
          }}
          disabled={disabled}
          onChange={(policy) => set('refundPolicy', policy)}
        >
          {(step, change, place) => (
            <span className="row">
              {t('fields.refundStep')}
              <InputNumber
                size="small"
                min={0}
                max={365}
                precision={0}
                aria-label={t('fields.refundDays', { place })}
                disabled={disabled}
                value={step.untilDaysBefore}
                onChange={(days) => days !== null && change({ ...step, untilDaysBefore: days })}
              />
              {t('fields.refundBack')}
              <InputNumber
                size="small"
                min={0}
                max={100}
                precision={0}
                suffix="%"
                aria-label={t('fields.refundPercent', { place })}
                disabled={disabled}
                value={step.percent}
                onChange={(percent) => percent !== null && change({ ...step, percent })}
              />
            </span>
          )}
        </EditableRows>
      </Field>
      <Field
        wrap
        label={t('fields.refundApproval')}
        hint={t('fields.refundApprovalText')}
        fault={faults['refundApprovalAbove']}
      >
        <InputNumber
          min={0}
          max={10_000_000}
          precision={exponentOf(value.currency)}
          prefix={value.currency}
          disabled={disabled}
          value={value.refundApprovalAbove === null ? null : value.refundApprovalAbove / unit}
          onChange={(sum) => set('refundApprovalAbove', sum === null ? null : Math.round(sum * unit))}
        />
      </Field>
      <Field label={t('fields.changePolicy')} hint={t('fields.changeText')} fault={faults['changePolicy']}>
        <div className="pair three" role="group" aria-label={t('fields.changePolicy')}>
          {(['answers', 'fee', 'stay'] as const).map((part) => (
            <Field wrap key={part} label={t(`fields.changes.${part}`)}>
              <InputNumber
                min={0}
                max={365}
                precision={0}
                disabled={disabled}
                value={value.changePolicy[part]}
                onChange={(days) => set('changePolicy', { ...value.changePolicy, [part]: days })}
              />
            </Field>
          ))}
        </div>
      </Field>
      <PolicySummary value={value} />
    </>
  );
}
