import './SearchView.css';
import '@meetingapp/ui/forms/Choice.css';
import '@meetingapp/ui/layout/Card.css';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { indexInSlices, searchIn } from '@meetingapp/domain/agenda/search-index.ts';
import type { Hit } from '@meetingapp/domain/agenda/search-index.ts';
import { wordsOf } from '@meetingapp/domain/agenda/search-text.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { chevronLeft, search } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { shortDay, weekday } from '../../../lib/time/dates.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { daysOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { slicedHook } from '../../../lib/rendering/use-sliced.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchHits } from './SearchHits.tsx';
import { useExhibitorHits } from './use-exhibitor-hits.ts';
import { shownKinds, usePaperHits } from './use-paper-hits.ts';
import type { ShownKind } from './use-paper-hits.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSearchWords } from './use-search-words.ts';

/** Search index of a release, built on the first search. */
const useSearchIndex = slicedHook((programme: Programme) => indexInSlices(programme));

/** Searches as the person types; the input shows at once, results with lower priority. */
export function SearchView({ cid, programme }: { cid: string; programme: Programme }) {
  'use memo';
  const t = useT('agenda');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('calList', { cid });
  const index = useSearchIndex(programme);
  const recent = useRecentSearches(cid);
  const [words, setWords] = useSearchWords();
  const [kind, setKind] = useState<ShownKind | null>(null);
  const [day, setDay] = useState('');
  const sought = useDeferredValue(words);
  const found = useMemo(() => index && searchIn(index, sought), [index, sought]);
  const papers = usePaperHits(programme, sought);
  const exhibitors = useExhibitorHits(programme.cid, sought);
  const asked = useMemo(() => wordsOf(sought), [sought]);
  const onDay = (hits: readonly Hit[]): readonly Hit[] =>
    day === '' ? hits : hits.filter(({ days }) => days.includes(day));
  const hits = found && {
    session: onDay(found.session),
    talk: onDay(found.talk),
    person: onDay(found.person),
    paper: onDay(papers.found?.hits ?? []),
    exhibitor: onDay(exhibitors?.hits ?? []),
  };
  const others = { paper: papers.found?.papers.size ?? 0, exhibitor: exhibitors?.exhibitors.size ?? 0 };
  const kinds = shownKinds.filter((one) => (one !== 'paper' && one !== 'exhibitor') || others[one] > 0);
  const all = hits ? shownKinds.reduce((sum, one) => sum + hits[one].length, 0) : 0;
  const shown = hits && kind !== null ? hits[kind].length : all;
  const everything = (): void => {
    setKind(null);
    setDay('');
  };
  return (
    <Page wide>
      <header className="ag-search">
        <h1 className="ag-unseen">{t('search')}</h1>
        <div className="h">
          <IconButton icon={chevronLeft} size="l" label={app('back')} onClick={back} />
          <SearchField words={words} onChange={setWords} onDone={() => recent.note(words)} />
          <LanguageSwitch className="ib text" />
        </div>
        {asked.length > 0 && hits && (
          <div className="ag-strip" role="group" aria-label={t('found.kinds')}>
            {[null, ...kinds].map((one) => (
              <Choice key={one} on={kind === one} onPress={() => setKind(one)}>
                {one === null ? t('found.any') : t(`found.${one}`)} {one === null ? all : hits[one].length}
              </Choice>
            ))}
          </div>
        )}
        {asked.length > 0 && daysOf(programme).length > 1 && (
          <div className="ag-strip" role="group" aria-label={t('days')}>
            {['', ...daysOf(programme)].map((one) => (
              <Choice key={one} on={day === one} onPress={() => setDay(one)}>
                {one === ''
                  ? t('found.anyDay')
                  : t('dayOn', { day: shortDay(one, language), weekday: weekday(one, language) })}
              </Choice>
            ))}
          </div>
        )}
      </header>
      <p className="ag-unseen" role="status">
        {asked.length > 0 && hits ? t('found.count', { count: shown }) : ''}
      </p>
      {asked.length === 0 && <RecentSearches words={recent.words} onChoose={setWords} onForget={recent.forget} />}
      {asked.length > 0 && (!hits || (shown === 0 && papers.coming)) && (
        <div className="programme-waits">
          <Skeleton height="1.4rem" />
          <Skeleton height="1.4rem" />
        </div>
      )}
      {asked.length > 0 && hits && shown === 0 && !papers.coming && (
        <EmptyState
          icon={search}
          title={t('found.none', { words: sought.trim() })}
          text={t('searchHow')}
          action={
            (kind !== null || day !== '') && (
              <Button variant="soft" size="sm" onClick={everything}>
                {t('found.everywhere')}
              </Button>
            )
          }
        />
      )}
      {asked.length > 0 && index && hits && shown > 0 && (
        <SearchHits
          key={`${sought} ${kind} ${day}`}
          programme={programme}
          hits={hits}
          papers={papers.found}
          exhibitors={exhibitors}
          sought={{ words: asked, readings: index.readings }}
          kind={kind}
          onKind={setKind}
          onOpen={() => recent.note(sought)}
        />
      )}
    </Page>
  );
}

function Choice({ on, onPress, children }: { on: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={joinClasses('chip', on && 'on')} aria-pressed={on} onClick={onPress}>
      <span>{children}</span>
    </button>
  );
}
