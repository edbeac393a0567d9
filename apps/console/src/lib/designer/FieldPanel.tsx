import type { Layout, LayoutField } from '@meetingapp/contract/layout.ts';
import { Button, Input, Select } from 'antd';
import { BilingualField } from '../forms/BilingualField.tsx';
import { CoverField } from '../forms/CoverField.tsx';
import { Field } from '../forms/Field.tsx';
import { useT } from '../texts/texts.ts';
import { BoxInputs } from './BoxInputs.tsx';
import type { NamedValue } from './new-field.ts';
import { ColourInput, SizeInputs, TypeInputs } from './TypeInputs.tsx';

interface FieldPanelProps {
  layout: Layout;
  field: LayoutField;
  placeholders: readonly NamedValue[];
  tables: readonly NamedValue[];
  /** Pictures other than uploaded ones, by the name of their placeholder. */
  pictures: readonly NamedValue[];
  /** Why the content does not fit; empty: it does. */
  fault: string;
  onChange: (field: LayoutField) => void;
  onRemove: () => void;
}

/** Everything about the chosen field. */
export function FieldPanel({
  layout,
  field,
  placeholders,
  tables,
  pictures,
  fault,
  onChange,
  onRemove,
}: FieldPanelProps) {
  const t = useT('layout');
  return (
    <section className="designer-panel" aria-label={field.label.zh}>
      <BilingualField
        label={t('name')}
        maxLength={60}
        value={field.label}
        onChange={(label) => onChange({ ...field, label })}
      />
      <Content field={field} placeholders={placeholders} tables={tables} pictures={pictures} onChange={onChange} />
      <BoxInputs layout={layout} box={field.box} onChange={(box) => onChange({ ...field, box })} />
      {field.kind === 'text' && <TypeInputs field={field} onChange={onChange} />}
      {field.kind === 'table' && <SizeInputs field={field} onChange={onChange} />}
      {(field.kind === 'qr' || field.kind === 'table') && (
        <ColourInput label={t('colour')} value={field.colour} onChange={(colour) => onChange({ ...field, colour })} />
      )}
      {fault !== '' && (
        <p className="note bad" role="alert">
          {fault}
        </p>
      )}
      <Button danger onClick={onRemove}>
        {t('remove')}
      </Button>
    </section>
  );
}

type ContentProps = Pick<FieldPanelProps, 'field' | 'placeholders' | 'tables' | 'pictures' | 'onChange'>;

function Content({ field, placeholders, tables, pictures, onChange }: ContentProps) {
  const t = useT('layout');
  const offered = placeholders.map(({ name, label }) => ({ value: name, label: `${label} {${name}}` }));
  if (field.kind === 'picture')
    return (
      <>
        {pictures.length > 0 && (
          <Field label={t('pictureOf')} wrap>
            <Select
              value={pictures.some(({ name }) => field.picture === `{${name}}`) ? field.picture : ''}
              options={[
                { value: '', label: t('ownPicture') },
                ...pictures.map(({ name, label }) => ({ value: `{${name}}`, label })),
              ]}
              onChange={(picture) => onChange({ ...field, picture })}
            />
          </Field>
        )}
        {!field.picture.startsWith('{') && (
          <Field label={t('picture')}>
            <CoverField
              value={field.picture === '' ? null : field.picture}
              onChange={(picture) => onChange({ ...field, picture: picture ?? '' })}
            />
          </Field>
        )}
      </>
    );
  if (field.kind === 'table')
    return (
      <Field label={t('source')} wrap>
        <Select
          value={field.source}
          options={tables.map(({ name, label }) => ({ value: name, label }))}
          onChange={(source) => onChange({ ...field, source })}
        />
      </Field>
    );
  if (field.kind === 'qr')
    return (
      <Field label={t('value')} wrap>
        <Input
          value={field.value}
          maxLength={300}
          onChange={(event) => onChange({ ...field, value: event.target.value })}
        />
      </Field>
    );
  return (
    <>
      <BilingualField
        label={t('content')}
        rows={2}
        maxLength={600}
        value={field.text}
        onChange={(text) => onChange({ ...field, text })}
      />
      <Select
        aria-label={t('insert')}
        placeholder={t('insert')}
        value={null}
        options={offered}
        onChange={(name: string | null) => {
          if (name !== null)
            onChange({ ...field, text: { zh: `${field.text.zh}{${name}}`, en: `${field.text.en}{${name}}` } });
        }}
      />
    </>
  );
}
