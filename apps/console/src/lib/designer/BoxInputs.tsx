import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';
import { boxOnPage } from '@meetingapp/domain/layout/move-box.ts';
import { InputNumber } from 'antd';
import { Field } from '../forms/Field.tsx';
import { useT } from '../texts/texts.ts';

const sides = [
  ['x', 'left'],
  ['y', 'top'],
  ['width', 'width'],
  ['height', 'height'],
] as const;

/** Position and size of a field in figures. */
export function BoxInputs({
  layout,
  box,
  onChange,
}: {
  layout: Layout;
  box: LayoutBox;
  onChange: (box: LayoutBox) => void;
}) {
  const t = useT('layout');
  return (
    <Field label={t('placeSize', { unit: t(`units.${layout.unit}`) })}>
      <span className="designer-four">
        {sides.map(([side, name]) => (
          <InputNumber
            key={side}
            aria-label={t(name)}
            prefix={t(name)}
            controls={false}
            min={0}
            max={side === 'x' || side === 'width' ? layout.width : layout.height}
            value={box[side]}
            onChange={(value) => value !== null && onChange(boxOnPage({ ...box, [side]: value }, layout))}
          />
        ))}
      </span>
    </Field>
  );
}
