import '../parts/activities.css';
import { activityCalls as calls } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { gift } from '@meetingapp/ui/icons/icons-home.ts';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link, useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useScan } from '../../../shared/camera/use-scan.tsx';
import { ActivityRow } from '../parts/ActivityRow.tsx';
import { CollectStamp } from '../parts/CollectStamp.tsx';
import { Stamps } from '../parts/Stamps.tsx';
import { activityFilters, filtered, stampCodeOf, type ActivityFilter } from '../view.ts';

/** S80: stamps and points of the person, and the activities of the conference. The code of a stamp opens it, too. */
export function ActivityList() {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const { id: cid } = useParameters('activityList');
  const search = useSearch();
  const back = useBack('conferenceIndex', { cid });
  const go = useNavigate();
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const { answer, failure, asking, again } = useCall(calls.list, { cid }, { fresh: 0, kept: true });
  const now = serverClock.now();

  const { scan, camera } = useScan((text) =>
    go('activityList', { id: cid }, { cid, ...stampCodeOf(text) }, { replace: true }),
  );
  return (
    <Page
      top={
        <TopBar
          title={t('title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<IconButton icon={scanLine} label={t('scan')} onClick={() => void scan()} />}
        />
      }
    >
      {camera}
      {search['stamp'] !== undefined && <CollectStamp key={search['signature']} cid={cid} search={search} />}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {!answer && !failure && <Loader label={app('loading')} />}
      {answer && answer.stamps.length > 0 && (
        <section className="card stamp-card">
          <div className="row between">
            <h2 className="t-lg">
              {t('stampsOf', { got: answer.stamps.filter(({ got }) => got).length, all: answer.stamps.length })}
            </h2>
            <span className="t-sm ink-2">
              {t('points')} <b className="strong sum">{answer.points}</b>
            </span>
          </div>
          <Stamps stamps={answer.stamps} pressed={search['stamp']} />
          {answer.next && (
            <p className="t-sm ink-2">
              {answer.next.missing > 0
                ? t('toPrize', {
                    count: answer.next.missing,
                    prize: pickLanguage(answer.next.prize.name, language),
                  })
                : t('prizeReady', { prize: pickLanguage(answer.next.prize.name, language) })}{' '}
              {answer.next.prize.pickUpUntil &&
                t('collectUntil', { at: momentText(answer.next.prize.pickUpUntil, answer.zone, language) })}{' '}
              <Link name="prize" params={{ id: answer.next.activityId }} query={{ cid }} className="link">
                {t(answer.next.missing > 0 ? 'seePrizes' : 'takePrize')}
              </Link>
            </p>
          )}
        </section>
      )}
      {answer && answer.activities.length === 0 && <EmptyState icon={gift} title={t('none')} text={t('noneText')} />}
      {answer && answer.activities.length > 0 && (
        <>
          <div className="act-filters">
            <Chips
              legend={t('filter')}
              legendHidden
              value={filter}
              onChange={(value) => setFilter(activityFilters.find((one) => one === value) ?? 'all')}
              options={activityFilters.map((value) => ({
                value,
                label: t(`filters.${value}`, {
                  count: filtered(answer.activities, value, { zone: answer.zone, now }).length,
                }),
              }))}
            />
          </div>
          {filtered(answer.activities, filter, { zone: answer.zone, now }).map((card) => (
            <ActivityRow key={card.id} card={card} cid={cid} zone={answer.zone} now={now} />
          ))}
          {filtered(answer.activities, filter, { zone: answer.zone, now }).length === 0 && <Note>{t('noneOf')}</Note>}
        </>
      )}
    </Page>
  );
}
