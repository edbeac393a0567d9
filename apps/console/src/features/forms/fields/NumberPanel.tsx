import type { FormField } from '@meetingapp/contract/forms.ts';
import { InputNumber } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { FieldPanelProps } from './field-panel.ts';

type Settings = NonNullable<FormField['settings']>;
const limits = ['least', 'most', 'step'] as const;
const names = { least: 'least', most: 'largest', step: 'step' } as const;
const noUnit = { zh: '', en: '' };

/** Smallest and largest value, step and unit; each may be left out. */
export function NumberPanel({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  const { settings = {} } = field;
  function set(limit: (typeof limits)[number], value: number | null): void {
    const { [limit]: _, ...others } = settings;
    const next: Settings = value === null ? others : { ...others, [limit]: value };
    change({ settings: next }, 'settings');
  }
  return (
    <>
      {limits.map((limit) => (
        <label key={limit} className="field">
          <span>{t(`pane.${names[limit]}`)}</span>
          <InputNumber
            min={-9_999_999_999}
            max={9_999_999_999}
            disabled={disabled}
            placeholder={t('pane.noLimit')}
            value={settings[limit] ?? null}
            onChange={(value) => set(limit, value)}
          />
        </label>
      ))}
      <div className="field">
        <span>{t('pane.unit')}</span>
        <BilingualInput
          label={t('pane.unit')}
          maxLength={20}
          value={settings.unit ?? noUnit}
          disabled={disabled}
          onChange={(unit) => change({ settings: { ...settings, unit } }, 'settings')}
        />
      </div>
    </>
  );
}
