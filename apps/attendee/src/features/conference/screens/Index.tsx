import './Index.css';
import type { ConferenceCard } from '@meetingapp/contract/conference.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/OfflineNote.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { calendar, search as searchIcon } from '@meetingapp/ui/icons.ts';
import { useEffect, useState } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { ListSearch } from '../../../lib/ListSearch.tsx';
import { useOnPhone } from '../../../lib/on-phone.ts';
import { useSearch } from '../../../lib/page.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { stored } from '../../../lib/stored.ts';
import { useT } from '../../../lib/texts.ts';
import { useConferences, useSettled } from '../data.ts';
import { ConferenceRow } from '../parts/ConferenceRow.tsx';
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx';
import { groupConferences } from '../view.ts';

/** S2: every published conference, the one visited last first. */
export function Index() {
  const t = useT('conference');
  const app = useT('app');
  const { find } = useSearch();
  const [words, setWords] = useState('');
  // The list says which one was visited last, whatever is visited from it meanwhile.
  const lastCid = useOnPhone(() => stored.get('cid'), null);
  const { answer: newest, failure, asking, again } = useConferences(useSettled(words));
  // What was found for other words would be a wrong answer; the whole list may stand while it cannot be renewed.
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
