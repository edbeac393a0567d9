import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type LiveSeries } from '@meetingapp/contract/live-console.ts';
import { Form } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useCid, useRole } from '../../../lib/conference.ts';
import { CoverField } from '../../../lib/CoverField.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Fielded } from '../../../lib/Fielded.tsx';
import { changed } from '../data.ts';
import { said, typedSeries } from '../view.ts';
import { EditedPane } from './EditedPane.tsx';
import { useEdited } from './use-edited.ts';

interface SeriesPaneProps {
  /** Null: a new one. */
  series: LiveSeries | null;
  close: () => void;
  saved: (id: number) => void;
}

/** Broadcasts of one subject, with a text and a picture of their own. */
export function SeriesPane({ series, close, saved }: SeriesPaneProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const edited = useEdited({
    name: `live-series/${cid}/${series?.id ?? 'new'}`,
    kept: typedSeries(series),
    call: calls.saveSeries,
    under: 'series',
    bodyOf: (value) => ({ cid, series: { ...value, id: series?.id ?? null } }),
    saved: ({ seriesId }) => saved(seriesId),
  });
  const remove = useChange(calls.removeSeries, { refreshes: changed });
  const { value, change, faults } = edited;
  const name = series ? said(series.title, language) : '';
  return (
    <EditedPane
      title={series ? name : t('series.add')}
      close={close}
      kept={series}
      subject="live_series"
      edited={edited}
      mayWrite={mayWrite}
      remove={{
        sure: t('series.removeSure', { name }),
        run: async () => series !== null && (await remove.change({ cid, seriesId: series.id })).ok,
      }}
    >
      <Form layout="vertical" disabled={!mayWrite} className="live-form">
        <Fielded label={t('series.title')} fault={faults['title']}>
          <BilingualInput
            label={t('series.title')}
            maxLength={100}
            value={value.title}
            disabled={!mayWrite}
            onChange={(title) => change({ title })}
          />
        </Fielded>
        <Fielded label={t('series.introduction')} fault={faults['introduction']}>
          <BilingualInput
            label={t('series.introduction')}
            rows={3}
            maxLength={2000}
            value={value.introduction}
            disabled={!mayWrite}
            onChange={(introduction) => change({ introduction })}
          />
        </Fielded>
        <Fielded label={t('series.cover')} fault={faults['cover']}>
          <CoverField value={value.cover} disabled={!mayWrite} onChange={(cover) => change({ cover })} />
        </Fielded>
      </Form>
    </EditedPane>
  );
}
