import type { Layout } from '@meetingapp/contract/layout.ts';
import { boxOnPage } from '@meetingapp/domain/layout/move-box.ts';
import { InputNumber, Segmented } from 'antd';
import { CoverField } from '../forms/CoverField.tsx';
import { Field } from '../forms/Field.tsx';
import { useT } from '../texts/texts.ts';
import { ColourInput } from './TypeInputs.tsx';

const SHORTEST_SIDE = 20;
const LONGEST_SIDE = 4000;

/** Size, frame and background of the page. Fields stay on a page that becomes smaller. */
export function PagePanel({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  const t = useT('layout');
  const resize = (part: Partial<Layout>) => {
    const next = { ...layout, ...part };
    onChange({ ...next, fields: next.fields.map((field) => ({ ...field, box: boxOnPage(field.box, next) })) });
  };
  return (
    <section className="designer-panel" aria-label={t('page')}>
      <p className="small quiet">{t('none')}</p>
      <span className="designer-two">
        {(['width', 'height'] as const).map((side) => (
          <Field key={side} label={t(side === 'width' ? 'pageWidth' : 'pageHeight')} wrap>
            <InputNumber
              controls={false}
              suffix={t(`units.${layout.unit}`)}
              min={SHORTEST_SIDE}
              max={LONGEST_SIDE}
              value={layout[side]}
              onChange={(value) => value !== null && resize({ [side]: value })}
            />
          </Field>
        ))}
      </span>
      <Field label={t('frame')}>
        <Segmented
          aria-label={t('frame')}
          value={layout.frame}
          options={(['none', 'single', 'double'] as const).map((value) => ({ value, label: t(`frames.${value}`) }))}
          onChange={(frame) => onChange({ ...layout, frame })}
        />
      </Field>
      <ColourInput
        label={t('frameColour')}
        value={layout.frameColour}
        onChange={(frameColour) => onChange({ ...layout, frameColour })}
      />
      <ColourInput label={t('paper')} value={layout.paper} onChange={(paper) => onChange({ ...layout, paper })} />
      <Field label={t('background')}>
        <CoverField
          value={layout.background === '' ? null : layout.background}
          onChange={(background) => onChange({ ...layout, background: background ?? '' })}
        />
      </Field>
    </section>
  );
}
