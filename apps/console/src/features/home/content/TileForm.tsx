import type { HomeContent } from '@meetingapp/contract/home/console.ts';
import { DatePicker, Select } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { fromPicker, toPicker } from '../../../lib/time/zone.ts';
import { PictureField } from '../parts/PictureField.tsx';
import { TargetField } from '../parts/TargetField.tsx';
import { tileFor } from '../target/view.ts';
import { IconSelect } from './IconSelect.tsx';

type Tile = HomeContent['tiles'][number];

const who = ['visitor', 'attendee', 'member', 'speaker', 'exhibitor'] as const;
/** Pixels of a tile's own picture. */
const PICTURE_PX = 400;

interface TileFormProps {
  tile: Tile;
  views: HomeContent['views'];
  set: (part: Partial<Tile>) => void;
  fault: (field: string) => string | undefined;
}

/** One tile. */
export function TileForm({ tile, views, set, fault }: TileFormProps) {
  const t = useT('homeConsole');
  const cid = useCid();
  return (
    <div className="fields">
      <BilingualField wide label={t('title')} maxLength={60} value={tile.title} onChange={(title) => set({ title })} />
      <TargetField views={views} value={tile.to} fault={fault('to')} onChange={(to) => set(tileFor(tile, to, cid))} />
      <BilingualField wide label={t('badge')} maxLength={12} value={tile.badge} onChange={(badge) => set({ badge })} />
      <Field label={t('icon')} fault={fault('icon')} wide>
        <IconSelect value={tile.icon} onChange={(icon) => set({ icon })} />
      </Field>
      <PictureField
        label={t('tilePicture')}
        width={PICTURE_PX}
        height={PICTURE_PX}
        value={tile.image}
        fault={fault('image')}
        onChange={(image) => set({ image })}
      />
      <Field label={t('roles')} wide>
        <Select
          aria-label={t('roles')}
          mode="multiple"
          style={{ width: '100%' }}
          placeholder={t('everyone')}
          value={tile.roles}
          options={who.map((role) => ({ value: role, label: t(`who.${role}`) }))}
          onChange={(roles) => set({ roles })}
        />
      </Field>
      <Field label={t('period')} wide>
        <DatePicker.RangePicker
          aria-label={t('period')}
          showTime={{ format: 'HH:mm' }}
          needConfirm={false}
          allowEmpty={[true, true]}
          style={{ width: '100%' }}
          value={[tile.from ? toPicker(tile.from) : null, tile.until ? toPicker(tile.until) : null]}
          onChange={(range) =>
            set({
              from: range?.[0] ? fromPicker(range[0]) : null,
              until: range?.[1] ? fromPicker(range[1]) : null,
            })
          }
        />
      </Field>
    </div>
  );
}
