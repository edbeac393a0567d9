import { homeViewKinds } from '@meetingapp/contract/home/home.ts';
import { Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { nothing, replaced } from '../view.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { ItemList } from '../parts/ItemList.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { TargetField } from '../parts/TargetField.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

/** Additional pages of the home; a tile is linked to one in the tile's form. */
export function ViewsForm({ value, change, fault }: EditorFormProps) {
  const t = useT('homeConsole');
  const { views } = value.content;
  const set = (at: number, part: Partial<(typeof views)[number]>) => change({ views: replaced(views, at, part) });
  return (
    <ItemList
      label={t('ownPage')}
      items={views}
      most={30}
      make={() => ({
        id: Math.max(0, ...views.map(({ id }) => id)) + 1,
        title: nothing,
        kind: 'text' as const,
        html: nothing,
        items: [],
        to: '',
      })}
      onChange={(next) => change({ views: next })}
    >
      {(view, at) => (
        <>
          <div className="fields">
            <BilingualField
              label={t('heading')}
              maxLength={60}
              value={view.title}
              onChange={(title) => set(at, { title })}
            />
            <Field label={t('viewKind')}>
              <Select
                aria-label={t('viewKind')}
                style={{ width: '100%' }}
                value={view.kind}
                options={homeViewKinds.map((kind) => ({ value: kind, label: t(`viewKinds.${kind}`) }))}
                onChange={(kind) => set(at, { kind })}
              />
            </Field>
            <BilingualField rich wide label={t('text')} value={view.html} onChange={(html) => set(at, { html })} />
            {(view.kind === 'link' || view.kind === 'file') && (
              <TargetField
                views={views}
                value={view.to}
                fault={fault(`content.views.${at}.to`)}
                onChange={(to) => set(at, { to })}
              />
            )}
          </div>
          {view.kind === 'list' && (
            <ItemList
              label={t('viewItem')}
              items={view.items}
              most={60}
              make={() => ({ title: nothing, text: nothing, to: '' })}
              onChange={(items) => set(at, { items })}
            >
              {(item, place) => (
                <div className="fields">
                  <BilingualField
                    label={t('title')}
                    maxLength={60}
                    value={item.title}
                    onChange={(title) => set(at, { items: replaced(view.items, place, { title }) })}
                  />
                  <BilingualField
                    label={t('text')}
                    maxLength={60}
                    value={item.text}
                    onChange={(text) => set(at, { items: replaced(view.items, place, { text }) })}
                  />
                  <TargetField
                    views={views}
                    value={item.to}
                    fault={fault(`content.views.${at}.to`)}
                    onChange={(to) => set(at, { items: replaced(view.items, place, { to }) })}
                  />
                </div>
              )}
            </ItemList>
          )}
        </>
      )}
    </ItemList>
  );
}
