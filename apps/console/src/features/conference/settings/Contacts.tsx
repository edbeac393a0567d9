import { Input } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { EditableRows } from './EditableRows.tsx';
import type { SectionProps } from './section-props.ts';

const nobody = { name: { zh: '', en: '' }, duty: { zh: '', en: '' }, phone: '', email: '' };

/** Contact persons. */
export function Contacts({ value, set, faults, disabled }: SectionProps) {
  const t = useT('conferenceConsole');
  return (
    <Field label={t('fields.contacts')} fault={faults['contacts']}>
      <EditableRows
        label={t('fields.contacts')}
        rows={value.contacts}
        fresh={nobody}
        disabled={disabled}
        onChange={(contacts) => set('contacts', contacts)}
      >
        {(contact, change, place) => (
          <div className="contact">
            <BilingualInput
              label={t('fields.contactName', { place })}
              maxLength={60}
              value={contact.name}
              disabled={disabled}
              onChange={(name) => change({ ...contact, name })}
            />
            <BilingualInput
              label={t('fields.contactDuty', { place })}
              maxLength={60}
              value={contact.duty}
              disabled={disabled}
              onChange={(duty) => change({ ...contact, duty })}
            />
            {(['phone', 'email'] as const).map((name) => (
              <Input
                key={name}
                aria-label={t(name === 'phone' ? 'fields.contactPhone' : 'fields.contactEmail', { place })}
                placeholder={t(name === 'phone' ? 'fields.contactPhone' : 'fields.contactEmail', { place })}
                maxLength={name === 'phone' ? 40 : 120}
                disabled={disabled}
                value={contact[name]}
                onChange={({ target }) => change({ ...contact, [name]: target.value })}
              />
            ))}
          </div>
        )}
      </EditableRows>
    </Field>
  );
}
