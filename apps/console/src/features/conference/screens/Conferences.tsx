import { roles } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { calendarRange } from '@meetingapp/ui/icons/icons-topics.ts';
import { search as searchIcon, plus, x } from '@meetingapp/ui/icons/icons.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Failed } from '../../../lib/layout/Page.tsx';
import { HelpLink } from '../../../lib/layout/HelpLink.tsx';
import { inKit } from '../../../lib/layout/in-kit.tsx';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { PlainSkeleton } from '../../../lib/plain/PlainSkeleton.tsx';
import { hasRole, useStaff } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useConferences } from '../data.ts';
import { ConferenceTable } from '../parts/ConferenceTable.tsx';
import { totals } from '../view.ts';

const MakeConference = inKit(async () => ({ default: (await import('../parts/MakeConference.tsx')).MakeConference }));
const ImportArchive = inKit(async () => ({ default: (await import('../archive/ImportArchive.tsx')).ImportArchive }));

/** Conferences of the society with their states and figures. */
export function Conferences() {
  const t = useT('console');
  const [words, setWords] = useState('');
  const [making, setMaking] = useState(false);
  const [importing, setImporting] = useState(false);
  const staff = useStaff();
  const mayMake = hasRole(staff, roles.setUp, null);
  const mayImport = hasRole(staff, roles.owner, null);
  const input = useRef<HTMLInputElement>(null);
  const { answer, failure, asking, again } = useConferences(words);
  const rows = answer?.conferences;
  useTitle(t('conferences.title'));
  useSlash(() => input.current?.focus());
  const sum = totals(rows ?? []);
  const isEmpty = rows?.length === 0 && words.trim() === '';
  const make = mayMake && (
    <PlainButton kind="primary" onClick={() => setMaking(true)}>
      <Icon icon={plus} />
      {t('conferences.make')}
    </PlainButton>
  );
  return (
    <main className="main">
      <header className="head">
        <h1>{t('conferences.title')}</h1>
        <span className="facts" aria-live="polite">
          {rows && t('conferences.facts', { count: rows.length, confirmed: sum.confirmed.toLocaleString('en') })}
        </span>
        <label className="box-of-input search-conferences">
          <Icon icon={searchIcon} />
          <input
            ref={input}
            maxLength={60}
            placeholder={t('conferences.search')}
            aria-label={t('conferences.search')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setWords('')}
          />
          {words === '' ? (
            <kbd>/</kbd>
          ) : (
            <button type="button" aria-label={t('conferences.all')} onClick={() => setWords('')}>
              <Icon icon={x} />
            </button>
          )}
        </label>
        {mayImport && <PlainButton onClick={() => setImporting(true)}>{t('conferences.import')}</PlainButton>}
        {!isEmpty && make}
        <HelpLink />
      </header>
      <div className="body" aria-busy={asking}>
        {!rows && !failure && (
          <div style={{ padding: 24 }}>
            <PlainSkeleton />
          </div>
        )}
        {!rows && failure && <Failed failure={failure} asking={asking} again={again} />}
        {isEmpty && (
          <EmptyState
            icon={calendarRange}
            title={t('conferences.none')}
            text={t(mayMake ? 'conferences.noneMade' : 'conferences.noneText')}
          >
            {make}
          </EmptyState>
        )}
        {rows?.length === 0 && words.trim() !== '' && (
          <EmptyState icon={searchIcon} title={t('conferences.notFound', { words: words.trim() })}>
            <PlainButton onClick={() => setWords('')}>{t('conferences.all')}</PlainButton>
          </EmptyState>
        )}
        {rows && rows.length > 0 && <ConferenceTable rows={rows} />}
      </div>
      <Suspense fallback={null}>
        {making && <MakeConference rows={rows ?? []} close={() => setMaking(false)} />}
        {importing && <ImportArchive close={() => setImporting(false)} />}
      </Suspense>
      <footer className="foot">{rows && t('conferences.foot', { count: rows.length })}</footer>
    </main>
  );
}

/** `/` focuses the search, unless the user is typing in a field. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]') !== null;
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      focus();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
