import './Index.css';
import type { ConferenceCard } from '@meetingapp/contract/conference/conference.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/feedback/OfflineNote.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { calendar, search as searchIcon } from '@meetingapp/ui/icons/icons.ts';
import { useEffect, useState } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { ListSearch } from '../../../lib/parts/ListSearch.tsx';
import { useOnPhone } from '../../../lib/device/use-on-phone.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { deviceStorage } from '../../../lib/storage/device-storage.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConferences, useSettled } from '../data.ts';
import { ConferenceRow } from '../parts/ConferenceRow.tsx';
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx';
import { groupConferences } from '../view.ts';

/** S2: all published conferences, the last visited first. */
export function Index() {
  const t = useT('conference');
  const app = useT('app');
  const { find } = useSearch();
  const [words, setWords] = useState('');
  // The last visited conference is read once, so that the list does not change while conferences are visited from it.
  const lastCid = useOnPhone(() => deviceStorage.get('cid'), null);
  const { answer: newest, failure, asking, again } = useConferences(useSettled(words));
  // Results of other words would be wrong; the whole list may stay while it cannot be refreshed.
  const answer = failure && words.trim() !== '' ? undefined : newest;
  useEffect(() => {
    if (find) document.querySelector<HTMLInputElement>('.list-search input')?.focus();
  }, [find]);
  const groups = groupConferences(answer?.conferences ?? [], words.trim() === '' ? lastCid : null, serverClock.now());
  return (
    <Page kind="ground" className="index-page">
      <header className="index-head">
        <h1 className="t-2xl">{t('list.title')}</h1>
        <LanguageSwitch className="ib text" />
      </header>
      <ListSearch words={words} onWords={setWords} label={t('list.search')} clear={t('list.clear')} alone />
      {!answer && !failure && <RowsSkeleton />}
      {!answer && failure && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {answer && failure && failure.name !== 'offline' && <OfflineNote>{failure.msg}</OfflineNote>}
      {answer?.conferences.length === 0 && <Nothing words={words.trim()} onClear={() => setWords('')} />}
      <div aria-live="polite" aria-busy={asking}>
        <Group title={t('list.last')} rows={groups.last ? [groups.last] : []} />
        <Group title={t('phase.during')} rows={groups.running} />
        <Group title={t('list.upcoming')} rows={groups.upcoming} />
        <Group title={t('list.past')} rows={groups.past} />
      </div>
    </Page>
  );
}

function Group({ title, rows }: { title: string; rows: readonly ConferenceCard[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <div className="head">
        <h2>{title}</h2>
      </div>
      {rows.map((conference) => (
        <ConferenceRow key={conference.cId} conference={conference} />
      ))}
    </section>
  );
}

function Nothing({ words, onClear }: { words: string; onClear: () => void }) {
  const t = useT('conference');
  const app = useT('app');
  if (words === '') return <EmptyState icon={calendar} title={t('list.none')} text={t('list.noneText')} />;
  return (
    <EmptyState
      icon={searchIcon}
      title={t('list.notFound', { words })}
      text={t('list.notFoundText')}
      action={
        <Button variant="soft" size="sm" onClick={onClear}>
          {app('toConferences')}
        </Button>
      }
    />
  );
}
