import { DatePicker } from 'antd';
import { useT } from '../../../lib/texts.ts';
import { fromPicker, toPicker } from '../../../lib/zone.ts';
import { nothing, replaced } from '../view.ts';
import { Both } from './Both.tsx';
import { ItemList } from './ItemList.tsx';
import { Labelled } from './Labelled.tsx';
import { Line } from './Line.tsx';
import type { PartProps } from './part.ts';

/** The news; the phone shows the newest first, wherever it stands here. */
export function NewsForm({ value, change, fault }: PartProps) {
  const t = useT('homeConsole');
  const { news } = value.content;
  const set = (at: number, part: Partial<(typeof news)[number]>) => change({ news: replaced(news, at, part) });
  return (
    <ItemList
      label={t('piece')}
      items={news}
      most={30}
      make={() => ({
        title: nothing,
        text: nothing,
        image: null,
        to: '',
        at: new Date().toISOString(),
        column: nothing,
      })}
      onChange={(next) => change({ news: next })}
    >
      {(piece, at) => (
        <div className="fields">
          <Both label={t('title')} value={piece.title} onChange={(title) => set(at, { title })} />
          <Both label={t('column')} value={piece.column} onChange={(column) => set(at, { column })} />
          <Both label={t('text')} wide rows={2} most={300} value={piece.text} onChange={(text) => set(at, { text })} />
          <Line
            label={t('to')}
            value={piece.to}
            fault={fault(`content.news.${at}.to`)}
            onChange={(to) => set(at, { to })}
          />
          <Line
            label={t('image')}
            value={piece.image ?? ''}
            fault={fault(`content.news.${at}.image`)}
            onChange={(image) => set(at, { image: image || null })}
          />
          <Labelled label={t('at')}>
            <DatePicker
              aria-label={t('at')}
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              allowClear={false}
              value={toPicker(piece.at)}
              onChange={(moment) => moment && set(at, { at: fromPicker(moment) ?? piece.at })}
            />
          </Labelled>
        </div>
      )}
    </ItemList>
  );
}
