import { Input, InputNumber, Select } from 'antd';
import { useT } from '../../../../lib/texts.ts';
import { Contacts } from './Contacts.tsx';
import { Field } from './Field.tsx';
import { Hosts } from './Hosts.tsx';
import type { SectionProps } from './section.ts';
import { TextField } from './TextField.tsx';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

/** Name, days, place, who holds it and whom to ask. */
export function Basics(props: SectionProps) {
  const t = useT('conferenceConsole');
  const { value, set, faults, disabled } = props;
  return (
    <>
      <TextField name="title" {...props} />
      <TextField name="subtitle" {...props} />
      <div className="pair">
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <Field key={name} label={t(`fields.${name}`)} error={faults[name]}>
            <Input
              type="date"
              required
              disabled={disabled}
              value={value[name]}
              onChange={({ target }) => target.value !== '' && set(name, target.value)}
            />
          </Field>
        ))}
      </div>
      <Field plain label={t('fields.zone')} error={faults['zone']}>
        <Select
          showSearch
          aria-label={t('fields.zone')}
          disabled={disabled}
          options={zones}
          value={value.zone}
          onChange={(zone) => set('zone', zone)}
        />
      </Field>
      <TextField name="city" {...props} />
      <TextField name="venue" {...props} />
      <TextField name="address" {...props} />
      <div className="pair">
        {(['lat', 'lng'] as const).map((name) => (
          <Field
            key={name}
            label={t(`fields.${name}`)}
            help={t(name === 'lat' ? 'fields.latText' : 'fields.lngText')}
            error={faults[name]}
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
      <TextField name="introduction" rich {...props} />
    </>
  );
}
