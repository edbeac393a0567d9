import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Input, InputNumber, Select, Switch } from 'antd';
import { useLanguage } from '../../../../lib/language.ts';
import { useT } from '../../../../lib/texts.ts';
import { Field } from './Field.tsx';
import type { SectionProps } from './section.ts';
import { TextField } from './TextField.tsx';

const NO_LIST = 0;

/** When it is open, what happens to places meanwhile, and what the form says. */
export function Registering(props: SectionProps) {
  const t = useT('conferenceConsole');
  const language = useLanguage();
  const { value, set, faults, disabled, read } = props;
  const { zone } = value;
  return (
    <>
      <div className="pair">
        {(['registrationOpensAt', 'registrationClosesAt'] as const).map((name) => {
          const at = value[name];
          return (
            <Field key={name} label={t(`fields.${name}`)} help={t('zone', { zone })} error={faults[name]}>
              <Input
                type="datetime-local"
                disabled={disabled}
                value={at === null ? '' : clockIn(zone, new Date(at))}
                onChange={({ target }) => set(name, momentIn(zone, target.value)?.toISOString() ?? null)}
              />
            </Field>
          );
        })}
      </div>
      <div className="pair">
        <Field label={t('fields.holdMinutes')} help={t('fields.holdText')} error={faults['holdMinutes']}>
          <InputNumber
            min={1}
            max={1440}
            precision={0}
            disabled={disabled}
            value={value.holdMinutes}
            onChange={(minutes) => minutes !== null && set('holdMinutes', minutes)}
          />
        </Field>
        <Field label={t('fields.offerHours')} error={faults['offerHours']}>
          <InputNumber
            min={1}
            max={336}
            precision={0}
            disabled={disabled}
            value={value.offerHours}
            onChange={(hours) => hours !== null && set('offerHours', hours)}
          />
        </Field>
      </div>
      {(['review', 'hasInvoice', 'savesAsOneGoes'] as const).map((name) => (
        <label key={name} className="row">
          <Switch size="small" disabled={disabled} checked={value[name]} onChange={(checked) => set(name, checked)} />
          {t(`fields.${name}`)}
        </label>
      ))}
      <Field label={t('fields.currency')} error={faults['currency']}>
        <Input
          maxLength={3}
          disabled={disabled}
          value={value.currency}
          onChange={({ target }) => set('currency', target.value.toUpperCase())}
        />
      </Field>
      <Field plain label={t('fields.memberListId')} error={faults['memberListId']}>
        <Select
          aria-label={t('fields.memberListId')}
          disabled={disabled}
          value={value.memberListId ?? NO_LIST}
          options={[
            { value: NO_LIST, label: t('fields.noList') },
            ...read.memberLists.map(({ id, title }) => ({ value: id, label: title[language] || title.zh })),
          ]}
          onChange={(id) => set('memberListId', id === NO_LIST ? null : id)}
        />
      </Field>
      <TextField name="formNote" rich {...props} />
      <TextField name="mobileTip" rows={2} {...props} />
    </>
  );
}
