import { listMarks, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { InputNumber, Select, Switch } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { zoneName } from '../../../lib/time/zone-name.ts';
import { usualCurrencies } from '../../../lib/forms/currency-options.ts';
import { CurrencySelect } from '../../../lib/forms/CurrencySelect.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import type { SectionProps } from './section-props.ts';
import { SettingText } from './SettingText.tsx';

const NO_LIST = 0;

/** Registration period, what happens to places during it, and texts of the form. */
export function RegistrationSettings(props: SectionProps) {
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
            <Field
              key={name}
              label={t(`fields.${name}`)}
              // Shown once; it applies to both moments.
              hint={name === 'registrationOpensAt' ? t('zone', { zone: zoneName(zone, language) }) : undefined}
              fault={faults[name]}
            >
              <MomentPicker
                label={t(`fields.${name}`)}
                zone={zone}
                disabled={disabled}
                at={at}
                change={(moment) => set(name, moment)}
              />
            </Field>
          );
        })}
      </div>
      <div className="pair">
        <Field wrap label={t('fields.holdMinutes')} hint={t('fields.holdText')} fault={faults['holdMinutes']}>
          <InputNumber
            min={1}
            max={1440}
            precision={0}
            disabled={disabled}
            value={value.holdMinutes}
            onChange={(minutes) => minutes !== null && set('holdMinutes', minutes)}
          />
        </Field>
        <Field wrap label={t('fields.offerHours')} fault={faults['offerHours']}>
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
      <Field label={t('fields.currency')} fault={faults['currency']}>
        <CurrencySelect
          label={t('fields.currency')}
          disabled={disabled}
          value={value.currency}
          onChange={(currency) => set('currency', currency)}
        />
      </Field>
      <Field label={t('fields.currencies')} hint={t('fields.currenciesText')} fault={faults['currencies']}>
        <Select
          mode="tags"
          aria-label={t('fields.currencies')}
          disabled={disabled}
          tokenSeparators={[' ', ...listMarks]}
          value={value.currencies}
          options={usualCurrencies
            .filter((code) => code !== value.currency)
            .map((code) => ({ value: code, label: code }))}
          onChange={(codes) =>
            set(
              'currencies',
              codes.map((code) => code.toUpperCase()),
            )
          }
        />
      </Field>
      <BankAccounts {...props} />
      <Field label={t('fields.memberListId')} fault={faults['memberListId']}>
        <Select
          aria-label={t('fields.memberListId')}
          disabled={disabled}
          value={value.memberListId ?? NO_LIST}
          options={[
            { value: NO_LIST, label: t('fields.noList') },
            ...read.memberLists.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) })),
          ]}
          onChange={(id) => set('memberListId', id === NO_LIST ? null : id)}
        />
      </Field>
      <SettingText name="formNote" rich {...props} />
      <SettingText name="mobileTip" rows={2} {...props} />
    </>
  );
}
