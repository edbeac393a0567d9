import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type LiveSeries } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Form } from 'antd';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { CoverField } from '../../../lib/forms/CoverField.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { changed } from '../data.ts';
import { typedSeries } from '../view.ts';
import { EditedPane } from '../parts/EditedPane.tsx';
import { useEdited } from '../parts/use-edited.ts';

interface SeriesPaneProps {
  /** Null: a new one. */
  series: LiveSeries | null;
  close: () => void;
  saved: (id: number) => void;
}

/** Broadcasts of one subject, with a shared text and picture. */
export function SeriesPane({ series, close, saved }: SeriesPaneProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const edited = useEdited({
    name: `live-series/${cid}`,
    id: series?.id ?? null,
    kept: typedSeries(series),
    call: calls.saveSeries,
    under: 'series',
    bodyOf: (value) => ({ cid, series: { ...value, id: series?.id ?? null } }),
    idOf: ({ seriesId }) => seriesId,
    saved,
  });
  const remove = useChange(calls.removeSeries, { refreshes: changed });
  const { value, change, faults } = edited;
  const name = series ? pickLanguage(series.title, language) : '';
  return (
    <EditedPane
      title={series ? name : t('series.add')}
      close={close}
      kept={series}
      subject="live_series"
      edited={edited}
      describe={{}}
      mayWrite={mayWrite}
      remove={{
        sure: t('series.removeSure', { name }),
        run: async () => series !== null && (await remove.change({ cid, seriesId: series.id })).ok,
      }}
    >
      <Form layout="vertical" disabled={!mayWrite} className="live-form">
        <BilingualField
          label={t('series.title')}
          maxLength={100}
          value={value.title}
          disabled={!mayWrite}
          onChange={(title) => change({ title })}
          fault={faults['title']}
        />
        <BilingualField
          label={t('series.introduction')}
          rows={3}
          maxLength={2000}
          value={value.introduction}
          disabled={!mayWrite}
          onChange={(introduction) => change({ introduction })}
          fault={faults['introduction']}
        />
        <Field label={t('series.cover')} fault={faults['cover']}>
          <CoverField value={value.cover} disabled={!mayWrite} onChange={(cover) => change({ cover })} />
        </Field>
      </Form>
    </EditedPane>
  );
}
