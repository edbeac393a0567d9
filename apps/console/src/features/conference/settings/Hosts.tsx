import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { EditableRows } from './EditableRows.tsx';
import type { SectionProps } from './section-props.ts';

export function Hosts({ value, set, faults, disabled }: SectionProps) {
  const t = useT('conferenceConsole');
  return (
    <Field label={t('fields.hosts')} fault={faults['hosts']}>
      <EditableRows
        label={t('fields.hosts')}
        rows={value.hosts}
        fresh={{ zh: '', en: '' }}
        disabled={disabled}
        onChange={(hosts) => set('hosts', hosts)}
      >
        {(host, change, place) => (
          <BilingualInput
            label={t('fields.host', { place })}
            maxLength={120}
            value={host}
            disabled={disabled}
            onChange={change}
          />
        )}
      </EditableRows>
    </Field>
  );
}
