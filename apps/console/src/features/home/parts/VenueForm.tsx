import { useT } from '../../../lib/texts.ts';
import { nothing, replaced } from '../view.ts';
import { Both } from './Both.tsx';
import { FloorForm } from './FloorForm.tsx';
import { ItemList } from './ItemList.tsx';
import { Line } from './Line.tsx';
import type { PartProps } from './part.ts';

/** Who exhibits at which booth, and the floor plan. */
export function VenueForm(props: PartProps) {
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
            <Both label={t('name')} value={one.name} onChange={(name) => set(at, { name })} />
            <Both label={t('field')} value={one.field} onChange={(field) => set(at, { field })} />
            <Line label={t('booth')} most={12} value={one.booth} onChange={(booth) => set(at, { booth })} />
            <Line
              label={t('to')}
              value={one.to}
              fault={fault(`content.exhibitors.${at}.to`)}
              onChange={(to) => set(at, { to })}
            />
            <Line
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
