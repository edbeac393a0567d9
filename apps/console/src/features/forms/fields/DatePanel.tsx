import { dateRangeOf, dateRanges } from '@meetingapp/domain/registration/kinds/date.ts';
import { Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { FieldPanelProps } from './field-panel.ts';

/** Which days can be chosen, by what the date is about. */
export function DatePanel({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  return (
    <label className="field">
      <span>{t('pane.dateRange')}</span>
      <Select
        disabled={disabled}
        aria-label={t('pane.dateRange')}
        value={dateRangeOf(field.format) ?? ''}
        options={[
          { value: '' as const, label: t('pane.dateRanges.years') },
          ...dateRanges.map((range) => ({ value: range, label: t(`pane.dateRanges.${range}`) })),
        ]}
        onChange={(format) => change({ format }, 'format')}
      />
    </label>
  );
}
