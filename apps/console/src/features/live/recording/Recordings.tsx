import { liveRecordingCalls as calls, type LiveRecording } from '@meetingapp/contract/live/recording.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { Select, Table, Tag } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { bytesText, clockOf, durationText } from '../view.ts';
import { RecordingActions } from './RecordingActions.tsx';

const choices = [7, 30, 90, 180, 365] as const;
const NEVER = 0;
const colours = {
  recording: 'processing',
  needed: 'warning',
  kept: 'success',
  young: 'default',
  left: 'warning',
  due: 'error',
} as const;

/** Recordings of the stream server, their disk usage, and when an unneeded one is purged. */
export function Recordings({ mayWrite }: { mayWrite: boolean }) {
  const t = useT('liveConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.recordings, { cid });
  const refreshes = [calls.recordings];
  const save = useChange(calls.saveRecordingDays, { refreshes, said: c('saved') });
  const names = (titles: LiveRecording['broadcasts']) =>
    titles.map((title) => pickLanguage(title, language)).join(' · ');
  function shownIn({ broadcasts, deleted }: LiveRecording): string {
    if (broadcasts.length > 0) return names(broadcasts);
    return deleted.length > 0 ? t('recordings.deleted', { titles: names(deleted) }) : t('recordings.nothingShown');
  }
  // Without automatic purging (`days` null) a young recording is only labelled as stored.
  const nameOf = (standing: LiveRecording['standing'], days: number | null) =>
    standing === 'young' && days === null ? t('recordings.stored') : t(`recordings.standings.${standing}`);
  const standingOf = ({ standing, goesAt }: LiveRecording, days: number | null) => (
    <span className="row">
      <Tag color={colours[standing]}>{nameOf(standing, days)}</Tag>
      <span className="small quiet">
        {goesAt === null
          ? t(`recordings.notes.${standing}`)
          : t('recordings.goes', { time: momentText(goesAt, language) })}
      </span>
    </span>
  );
  return (
    <Answered asked={asked}>
      {({ days, bytes, freed, recordings }) => {
        const left = recordings.reduce((sum, one) => sum + (one.standing === 'left' ? one.bytes : 0), 0);
        return (
          <>
            <section className="pad live-recordings" aria-label={t('recordings.title')}>
              <p className="quiet-2">{t('recordings.note')}</p>
              <div className="row wrap">
                <label className="row">
                  {t('recordings.after')}
                  <Select<number>
                    aria-label={t('recordings.after')}
                    disabled={!mayWrite}
                    loading={save.busy}
                    value={days ?? NEVER}
                    onChange={(chosen) => void save.change({ cid, days: chosen === NEVER ? null : chosen })}
                    options={[
                      { value: NEVER, label: t('recordings.never') },
                      ...[...new Set([...choices, ...(days === null ? [] : [days])])]
                        .toSorted((a, b) => a - b)
                        .map((count) => ({ value: count, label: t('recordings.days', { count }) })),
                    ]}
                    popupMatchSelectWidth={false}
                  />
                </label>
                <b>{t('recordings.used', { size: bytesText(bytes) })}</b>
                {left > 0 && <span>{t('recordings.left', { size: bytesText(left) })}</span>}
                {freed > 0 && <span className="quiet">{t('recordings.freed', { size: bytesText(freed) })}</span>}
              </div>
            </section>
            {recordings.length === 0 ? (
              <EmptyState icon={radio} title={t('recordings.none')} text={t('recordings.noneText')} />
            ) : (
              <Table<LiveRecording>
                className="edge"
                size="small"
                rowKey="recording"
                pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
                dataSource={[...recordings]}
                columns={[
                  {
                    title: t('recordings.what'),
                    render: (_value, one) => (
                      <span className="live-cell">
                        <b className="one">
                          {one.roomGone
                            ? t('recordings.roomGone', { room: pickLanguage(one.room, language) })
                            : pickLanguage(one.room, language)}
                        </b>
                        <span className="small quiet one" title={shownIn(one)}>
                          {shownIn(one)}
                        </span>
                      </span>
                    ),
                  },
                  {
                    title: t('recordings.time'),
                    width: 200,
                    render: (_value, { from, to }) => (
                      <span className="live-cell">
                        {momentText(from, language)}–{clockOf(to, shownZone.get())}
                        <span className="small quiet one">{durationText(Date.parse(to) - Date.parse(from))}</span>
                      </span>
                    ),
                  },
                  {
                    title: t('recordings.size'),
                    width: 96,
                    align: 'right',
                    render: (_value, one) => bytesText(one.bytes),
                  },
                  {
                    title: t('recordings.standing'),
                    width: 300,
                    render: (_value, one) => standingOf(one, days),
                  },
                  {
                    title: <span className="sr">{c('rowActs')}</span>,
                    width: 264,
                    align: 'right',
                    render: (_value, one) => <RecordingActions recording={one} mayWrite={mayWrite} />,
                  },
                ]}
              />
            )}
          </>
        );
      }}
    </Answered>
  );
}
