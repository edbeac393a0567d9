import { BilingualInput } from '../../../../lib/BilingualInput.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Field } from './Field.tsx';
import { Rows } from './Rows.tsx';
import type { SectionProps } from './section.ts';

export function Hosts({ value, set, faults, disabled }: SectionProps) {
  const t = useT('conferenceConsole');
  return (
    <Field plain label={t('fields.hosts')} error={faults['hosts']}>
      <Rows
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
      </Rows>
    </Field>
  );
}
