import { useT } from '../../../lib/texts/texts.ts';
import { nothing, replaced } from '../view.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { FloorForm } from './FloorForm.tsx';
import { ItemList } from '../parts/ItemList.tsx';
import { TargetField } from '../parts/TargetField.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

/** Exhibitors with their booths, and the floor plan. */
export function VenueForm(props: EditorFormProps) {
  const { value, change, fault } = props;
  const t = useT('homeConsole');
  const { exhibitors } = value.content;
  const set = (at: number, part: Partial<(typeof exhibitors)[number]>) =>
    change({ exhibitors: replaced(exhibitors, at, part) });
  return (
    <>
      <ItemList
        label={t('exhibitor')}
        items={exhibitors}
        most={200}
        make={() => ({ name: nothing, field: nothing, booth: '', to: '', logo: null })}
        onChange={(next) => change({ exhibitors: next })}
      >
        {(one, at) => (
          <div className="fields">
            <BilingualField label={t('name')} maxLength={60} value={one.name} onChange={(name) => set(at, { name })} />
            <BilingualField
              label={t('field')}
              maxLength={60}
              value={one.field}
              onChange={(field) => set(at, { field })}
            />
            <TextField label={t('booth')} most={12} value={one.booth} onChange={(booth) => set(at, { booth })} />
            <TargetField
              views={value.content.views}
              value={one.to}
              fault={fault(`content.exhibitors.${at}.to`)}
              onChange={(to) => set(at, { to })}
            />
            <TextField
              label={t('logo')}
              most={4000}
              value={one.logo ?? ''}
              fault={fault(`content.exhibitors.${at}.logo`)}
              onChange={(logo) => set(at, { logo: logo || null })}
            />
          </div>
        )}
      </ItemList>
      <FloorForm {...props} />
    </>
  );
}
