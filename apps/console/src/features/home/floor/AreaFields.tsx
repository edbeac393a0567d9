import { floorKinds } from '@meetingapp/contract/home/home.ts';
import { InputNumber, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { Area } from '../view.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { HallSelect } from './HallSelect.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { TextField } from '../parts/TextField.tsx';

const measures = ['x', 'y', 'w', 'h'] as const;

/** Kind of an area and its position in figures. */
export function AreaFields({ area, onChange }: { area: Area; onChange: (part: Partial<Area>) => void }) {
  const t = useT('homeConsole');
  const { kind } = area;
  return (
    <div className="area-fields">
      <Field label={t('kind')}>
        <Select
          aria-label={t('kind')}
          style={{ width: '100%' }}
          value={kind}
          options={floorKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          onChange={(next) => onChange({ kind: next, ...(next === 'hall' ? {} : { hall: null }) })}
        />
      </Field>
      <TextField
        label={kind === 'booth' ? t('booth') : t('code')}
        most={12}
        value={area.label}
        onChange={(label) => onChange({ label })}
      />
      {(kind === 'lift' || kind === 'stairs') && <p className="small quiet">{t(`codeNote.${kind}`)}</p>}
      {kind !== 'booth' && (
        <BilingualField
          label={t('placeName')}
          maxLength={60}
          value={area.name}
          onChange={(name) => onChange({ name })}
        />
      )}
      {kind === 'hall' && <HallSelect area={area} onChange={onChange} />}
      <Field label={t('measures')}>
        <span className="four">
          {measures.map((measure) => (
            <InputNumber
              key={measure}
              aria-label={t(`measure.${measure}`)}
              prefix={t(`measure.${measure}`)}
              suffix="%"
              min={0}
              max={100}
              value={area[measure]}
              onChange={(figure) => onChange({ [measure]: figure ?? 0 })}
            />
          ))}
        </span>
      </Field>
    </div>
  );
}
