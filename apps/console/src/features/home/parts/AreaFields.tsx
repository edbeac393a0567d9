import { floorKinds } from '@meetingapp/contract/home.ts';
import { InputNumber, Select } from 'antd';
import { useT } from '../../../lib/texts.ts';
import type { Area } from '../view.ts';
import { Both } from './Both.tsx';
import { HallChoice } from './HallChoice.tsx';
import { Labelled } from './Labelled.tsx';
import { Line } from './Line.tsx';

const measures = ['x', 'y', 'w', 'h'] as const;

/** What an area is, and where it lies in figures. */
export function AreaFields({ area, onChange }: { area: Area; onChange: (part: Partial<Area>) => void }) {
  const t = useT('homeConsole');
  const { kind } = area;
  return (
    <div className="area-fields">
      <Labelled label={t('kind')}>
        <Select
          aria-label={t('kind')}
          style={{ width: '100%' }}
          value={kind}
          options={floorKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          onChange={(next) => onChange({ kind: next, ...(next === 'hall' ? {} : { hall: null }) })}
        />
      </Labelled>
      <Line
        label={kind === 'booth' ? t('booth') : t('code')}
        most={12}
        value={area.label}
        onChange={(label) => onChange({ label })}
      />
      {(kind === 'lift' || kind === 'stairs') && <p className="small quiet">{t(`codeNote.${kind}`)}</p>}
      {kind !== 'booth' && <Both label={t('placeName')} value={area.name} onChange={(name) => onChange({ name })} />}
      {kind === 'hall' && <HallChoice area={area} onChange={onChange} />}
      <Labelled label={t('measures')}>
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
      </Labelled>
    </div>
  );
}
