import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type LiveSeries } from '@meetingapp/contract/live-console.ts';
import { App, Form } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useCid, useRole } from '../../../lib/conference.ts';
import { CoverField } from '../../../lib/CoverField.tsx';
import { History } from '../../../lib/History.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Pane } from '../../../lib/Pane.tsx';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { changed } from '../data.ts';
import { said, typedSeries } from '../view.ts';
import { Fielded } from './Fielded.tsx';
import { DraftClash } from './DraftClash.tsx';
import { PaneFoot } from './PaneFoot.tsx';
import { useSaving } from './use-saving.ts';

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
  const { modal } = App.useApp();
  const mayWrite = useRole(roles.live);
  const draft = useDraft(`live-series/${cid}/${series?.id ?? 'new'}`, typedSeries(series));
  const { save, busy, faults, clash, settled } = useSaving(calls.saveSeries, 'series');
  const remove = useChange(calls.removeSeries, { refreshes: changed });
  const { value } = draft;
  const change = (part: Partial<typeof value>) => draft.set({ ...value, ...part });
  async function submit(seen = value.seen) {
    const answer = await save({ cid, series: { ...value, seen, id: series?.id ?? null } });
    if (!answer) return;
    draft.forget();
    saved(answer.seriesId);
  }
  async function askRemove() {
    if (!series) return;
    const title = t('series.removeSure', { name: said(series.title, language) });
    const sure = await modal.confirm({ title, okText: t('remove') });
    if (sure && (await remove.change({ cid, seriesId: series.id })).ok) close();
  }
  return (
    <Pane
      title={series ? said(series.title, language) : t('series.add')}
      close={close}
      foot={
        <PaneFoot
          fresh={series === null}
          changed={draft.changed}
          busy={busy}
          mayWrite={mayWrite}
          save={() => void submit()}
          forget={draft.forget}
          remove={() => void askRemove()}
        />
      }
    >
      {clash && series && <DraftClash draft={draft} settled={settled} keepMine={() => void submit(series.version)} />}
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
      {series && <History cid={cid} subject="live_series" id={series.id} />}
    </Pane>
  );
}
