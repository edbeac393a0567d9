import { homeViewKinds } from '@meetingapp/contract/home.ts';
import { Select } from 'antd';
import { BilingualText } from '../../../lib/BilingualText.tsx';
import { useT } from '../../../lib/texts.ts';
import { nothing, replaced } from '../view.ts';
import { Both } from './Both.tsx';
import { ItemList } from './ItemList.tsx';
import { Labelled } from './Labelled.tsx';
import { Line } from './Line.tsx';
import type { PartProps } from './part.ts';

/** Pages of the home's own; a tile is led to one where the tile is edited. */
export function ViewsForm({ value, change, fault }: PartProps) {
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
            <Both label={t('heading')} value={view.title} onChange={(title) => set(at, { title })} />
            <Labelled label={t('viewKind')}>
              <Select
                aria-label={t('viewKind')}
                style={{ width: '100%' }}
                value={view.kind}
                options={homeViewKinds.map((kind) => ({ value: kind, label: t(`viewKinds.${kind}`) }))}
                onChange={(kind) => set(at, { kind })}
              />
            </Labelled>
            <Labelled label={t('text')} wide>
              <BilingualText label={t('text')} low value={view.html} onChange={(html) => set(at, { html })} />
            </Labelled>
            {(view.kind === 'link' || view.kind === 'file') && (
              <Line
                label={t('to')}
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
                  <Both
                    label={t('title')}
                    value={item.title}
                    onChange={(title) => set(at, { items: replaced(view.items, place, { title }) })}
                  />
                  <Both
                    label={t('text')}
                    value={item.text}
                    onChange={(text) => set(at, { items: replaced(view.items, place, { text }) })}
                  />
                  <Line
                    label={t('to')}
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
