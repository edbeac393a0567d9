import { emergencyKinds } from '@meetingapp/contract/conference/conference.ts';
import { Input, InputNumber, Select } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { EditableRows } from './EditableRows.tsx';
import type { SectionProps } from './section-props.ts';

const both = { zh: '', en: '' };
const fresh = { kind: 'firstAid', title: both, text: both, phone: '', lat: null, lng: null } as const;

/** Emergency information, also shown on the phone without a network. */
export function Emergency({ value, set, faults, disabled }: SectionProps) {
  const t = useT('conferenceConsole');
  return (
    <Field label={t('fields.emergency')} hint={t('fields.emergencyText')} fault={faults['emergency']}>
      <EditableRows<(typeof value.emergency)[number]>
        label={t('fields.emergency')}
        rows={value.emergency}
        fresh={fresh}
        disabled={disabled}
        onChange={(emergency) => set('emergency', emergency)}
      >
        {(one, change, place) => (
          <div className="emergency">
            <Select
              aria-label={t('fields.emergencyKind', { place })}
              value={one.kind}
              disabled={disabled}
              onChange={(kind) => change({ ...one, kind })}
              options={emergencyKinds.map((kind) => ({ value: kind, label: t(`emergencyKinds.${kind}`) }))}
            />
            <Input
              aria-label={t('fields.emergencyPhone', { place })}
              placeholder={t('fields.emergencyPhone', { place })}
              maxLength={40}
              disabled={disabled}
              value={one.phone}
              onChange={({ target }) => change({ ...one, phone: target.value })}
            />
            <BilingualInput
              label={t('fields.emergencyTitle', { place })}
              maxLength={120}
              value={one.title}
              disabled={disabled}
              onChange={(title) => change({ ...one, title })}
            />
            <BilingualInput
              label={t('fields.emergencyWords', { place })}
              rows={2}
              maxLength={400}
              value={one.text}
              disabled={disabled}
              onChange={(text) => change({ ...one, text })}
            />
            {(['lat', 'lng'] as const).map((name) => (
              <InputNumber<number>
                key={name}
                aria-label={t(name === 'lat' ? 'fields.emergencyLat' : 'fields.emergencyLng', { place })}
                placeholder={t(`fields.${name}`)}
                min={name === 'lat' ? -90 : -180}
                max={name === 'lat' ? 90 : 180}
                disabled={disabled}
                value={one[name]}
                onChange={(next) => change({ ...one, [name]: next })}
              />
            ))}
          </div>
        )}
      </EditableRows>
    </Field>
  );
}
