import { InputNumber } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { Contacts } from './Contacts.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ZoneSelect } from '../../../lib/forms/ZoneSelect.tsx';
import { Hosts } from './Hosts.tsx';
import type { SectionProps } from './section-props.ts';
import { SettingText } from './SettingText.tsx';

/** Name, days, place, organiser and contact. */
export function Basics(props: SectionProps) {
  const t = useT('conferenceConsole');
  const { value, set, faults, disabled } = props;
  return (
    <>
      <SettingText name="title" {...props} />
      <SettingText name="subtitle" {...props} />
      <div className="pair">
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <Field key={name} label={t(`fields.${name}`)} fault={faults[name]}>
            <DayPicker
              label={t(`fields.${name}`)}
              required
              disabled={disabled}
              value={value[name]}
              onChange={(day) => set(name, day)}
            />
          </Field>
        ))}
      </div>
      <Field label={t('fields.zone')} fault={faults['zone']}>
        <ZoneSelect
          label={t('fields.zone')}
          disabled={disabled}
          value={value.zone}
          onChange={(zone) => set('zone', zone)}
        />
      </Field>
      <SettingText name="city" {...props} />
      <SettingText name="venue" {...props} />
      <SettingText name="address" {...props} />
      <div className="pair">
        {(['lat', 'lng'] as const).map((name) => (
          <Field
            wrap
            key={name}
            label={t(`fields.${name}`)}
            hint={t(name === 'lat' ? 'fields.latText' : 'fields.lngText')}
            fault={faults[name]}
          >
            <InputNumber
              disabled={disabled}
              min={name === 'lat' ? -90 : -180}
              max={name === 'lat' ? 90 : 180}
              value={value[name]}
              onChange={(degrees) => set(name, degrees)}
            />
          </Field>
        ))}
      </div>
      <Hosts {...props} />
      <Contacts {...props} />
      <SettingText name="introduction" rich {...props} />
    </>
  );
}
