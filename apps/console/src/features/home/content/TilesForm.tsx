import type { HomeContent } from '@meetingapp/contract/home/console.ts';
import { pagesConsoleCalls } from '@meetingapp/contract/pages/console.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { DatePicker, Input, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { fromPicker, toPicker } from '../../../lib/time/zone.ts';
import { newTile, productPages, replaced } from '../view.ts';
import { IconSelect } from './IconSelect.tsx';
import { ItemList } from '../parts/ItemList.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

const MOST = 24;
const who = ['visitor', 'attendee', 'member', 'speaker', 'exhibitor'] as const;

/** Tiles: text, target, audience and period. */
export function TilesForm({ value, change, fault, info, language }: EditorFormProps) {
  const t = useT('homeConsole');
  const { tiles, views } = value.content;
  const cid = info.conference.cId;
  const pages = useCall(pagesConsoleCalls.list, { cid }).answer?.pages ?? [];
  const own = [
    ...views.map(({ id, title }) => ({ value: href('tpl1View', { id, cid }), title, id })),
    ...pages
      .filter(({ standing }) => standing === 'published')
      .map(({ id, kind, title }) => ({
        value: kind === 'page' ? href('web', { webid: id }, { cid }) : href('subject', { id }, { cid }),
        title,
        id,
      })),
  ].map(({ value: to, title, id }) => ({ value: to, label: pickLanguage(title, language) || String(id) }));
  const targets = [...own, ...productPages(cid).map(({ name, to }) => ({ value: to as string, label: t(name) }))];
  const set = (next: HomeContent['tiles']) => change({ tiles: next });
  return (
    <ItemList label={t('tile')} items={tiles} most={MOST} make={() => newTile(tiles)} onChange={set}>
      {(tile, at) => (
        <div className="fields">
          <BilingualField
            label={t('title')}
            maxLength={60}
            value={tile.title}
            onChange={(title) => set(replaced(tiles, at, { title }))}
          />
          <BilingualField
            label={t('badge')}
            maxLength={12}
            value={tile.badge}
            onChange={(badge) => set(replaced(tiles, at, { badge }))}
          />
          <Field label={t('to')} fault={fault(`content.tiles.${at}.to`)}>
            <Input
              aria-label={t('to')}
              value={tile.to}
              onChange={(event) => set(replaced(tiles, at, { to: event.target.value }))}
            />
            {targets.length > 0 && (
              <Select
                aria-label={t('toOwnPage')}
                placeholder={t('toOwnPage')}
                style={{ width: '100%' }}
                value={targets.some(({ value: to }) => to === tile.to) ? tile.to : null}
                options={targets}
                onChange={(to) => set(replaced(tiles, at, { to }))}
              />
            )}
          </Field>
          <Field label={t('icon')}>
            <IconSelect value={tile.icon} onChange={(icon) => set(replaced(tiles, at, { icon }))} />
          </Field>
          <Field label={t('roles')} wide>
            <Select
              aria-label={t('roles')}
              mode="multiple"
              style={{ width: '100%' }}
              placeholder={t('everyone')}
              value={tile.roles}
              options={who.map((role) => ({ value: role, label: t(`who.${role}`) }))}
              onChange={(roles) => set(replaced(tiles, at, { roles }))}
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
                set(
                  replaced(tiles, at, {
                    from: range?.[0] ? fromPicker(range[0]) : null,
                    until: range?.[1] ? fromPicker(range[1]) : null,
                  }),
                )
              }
            />
          </Field>
        </div>
      )}
    </ItemList>
  );
}
