import type { Reminders } from '@meetingapp/contract/speakers/desk.ts';
import { InputNumber, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

const days = [14, 10, 7, 5, 3, 2, 1] as const;

/** Reminders by themselves: days before the answer deadline, hours of the day, and at most how many letters. */
export function RemindFields({ remind, change }: { remind: Reminders; change: (remind: Reminders) => void }) {
  const t = useT('speakersConsole');
  const number = (part: 'most' | 'from' | 'until', min: number, max: number) => (
    <InputNumber
      aria-label={t(`remind.${part}`)}
      min={min}
      max={max}
      value={remind[part]}
      onChange={(value) => change({ ...remind, [part]: value ?? remind[part] })}
    />
  );
  return (
    <div className="desk-remind">
      <label>
        <span className="field-name">{t('remind.days')}</span>
        <Select
          mode="multiple"
          aria-label={t('remind.days')}
          value={remind.days}
          placeholder={t('remind.none')}
          onChange={(chosen) => change({ ...remind, days: [...chosen].sort((one, other) => other - one) })}
          options={[...new Set([...days, ...remind.days])].map((value) => ({
            value,
            label: t('remind.before', { count: value }),
          }))}
        />
      </label>
      <span className="field-name">{t('remind.hours')}</span>
      <span className="row">
        {number('from', 0, 23)} {t('remind.to')} {number('until', 1, 24)}
      </span>
      <span className="field-name">{t('remind.most')}</span>
      <span className="row">{number('most', 1, 10)}</span>
      <p className="small quiet">{t('remind.text')}</p>
    </div>
  );
}
