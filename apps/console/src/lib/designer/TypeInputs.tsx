import type { LayoutField } from '@meetingapp/contract/layout.ts';
import { Checkbox, ColorPicker, InputNumber, Segmented } from 'antd';
import { Field } from '../forms/Field.tsx';
import { useT } from '../texts/texts.ts';

type Typed = Extract<LayoutField, { kind: 'text' | 'table' }>;
type TextField = Extract<LayoutField, { kind: 'text' }>;

const SMALLEST_SIZE = 4;
const LARGEST_SIZE = 400;

/** Size of type with the smallest one it may shrink to. */
export function SizeInputs<F extends Typed>({ field, onChange }: { field: F; onChange: (field: F) => void }) {
  const t = useT('layout');
  return (
    <span className="designer-two">
      {(['size', 'smallest'] as const).map((name) => (
        <Field key={name} label={t(name)} wrap>
          <InputNumber
            controls={false}
            min={SMALLEST_SIZE}
            max={name === 'smallest' ? field.size : LARGEST_SIZE}
            value={field[name]}
            onChange={(value) => {
              if (value === null) return;
              const next = { ...field, [name]: value };
              onChange({ ...next, smallest: Math.min(next.smallest, next.size) });
            }}
          />
        </Field>
      ))}
    </span>
  );
}

export function ColourInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label}>
      <ColorPicker
        showText
        disabledAlpha
        format="hex"
        value={value}
        onChangeComplete={(colour) => onChange(colour.toHexString().slice(0, 7))}
      />
    </Field>
  );
}

/** How a text is set. */
export function TypeInputs({ field, onChange }: { field: TextField; onChange: (field: TextField) => void }) {
  const t = useT('layout');
  const set = (part: Partial<TextField>) => onChange({ ...field, ...part });
  return (
    <>
      <SizeInputs field={field} onChange={onChange} />
      <span className="designer-two">
        <Field label={t('lines')} wrap>
          <InputNumber
            controls={false}
            min={1}
            max={20}
            precision={0}
            value={field.lines}
            onChange={(lines) => lines !== null && set({ lines })}
          />
        </Field>
        <Checkbox checked={field.bold} onChange={(event) => set({ bold: event.target.checked })}>
          {t('bold')}
        </Checkbox>
      </span>
      <Field label={t('align')}>
        <Segmented
          aria-label={t('align')}
          value={field.align}
          options={(['left', 'centre', 'right'] as const).map((value) => ({ value, label: t(`aligns.${value}`) }))}
          onChange={(align) => set({ align })}
        />
      </Field>
      <ColourInput label={t('colour')} value={field.colour} onChange={(colour) => set({ colour })} />
      <Field label={t('role')}>
        <Segmented
          aria-label={t('role')}
          value={field.role}
          options={(['heading', 'paragraph'] as const).map((value) => ({ value, label: t(`roles.${value}`) }))}
          onChange={(role) => set({ role })}
        />
      </Field>
    </>
  );
}
