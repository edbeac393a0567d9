import { roles } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { calendarRange } from '@meetingapp/ui/icons/icons-topics.ts';
import { search as searchIcon, circleAlert, plus } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { InputRef } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { hasRole, useStaff } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useConferences } from '../data.ts';
import { ConferenceTable } from '../parts/ConferenceTable.tsx';
import { MakeConference } from '../parts/MakeConference.tsx';
import { totals } from '../view.ts';

/** Conferences of the society with their states and figures. */
export function Conferences() {
  const t = useT('console');
  const [words, setWords] = useState('');
  const [making, setMaking] = useState(false);
  const m = useT('conferenceConsole');
  const mayMake = hasRole(useStaff(), roles.setUp, null);
  const input = useRef<InputRef>(null);
  const { answer, failure, asking, again } = useConferences(words);
  const rows = answer?.conferences;
  useTitle(t('conferences.title'));
  useSlash(() => input.current?.focus());
  const sum = totals(rows ?? []);
  return (
    <main className="main">
      <header className="head">
        <h1>{t('conferences.title')}</h1>
        <span className="facts" aria-live="polite">
          {rows && t('conferences.facts', { count: rows.length, confirmed: sum.confirmed.toLocaleString('en') })}
        </span>
        <Input
          ref={input}
          className="find"
          style={{ width: 260 }}
          allowClear
          maxLength={60}
          prefix={<Icon icon={searchIcon} />}
          suffix={words === '' ? <kbd>/</kbd> : undefined}
          placeholder={t('conferences.search')}
          aria-label={t('conferences.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setWords('')}
        />
        {mayMake && (
          <Button type="primary" icon={<Icon icon={plus} />} onClick={() => setMaking(true)}>
            {m('make.act')}
          </Button>
        )}
      </header>
      <div className="body" aria-busy={asking}>
        {!rows && !failure && (
          <div style={{ padding: 24 }}>
            <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
          </div>
        )}
        {!rows && failure && (
          <EmptyState icon={circleAlert} role="alert" title={failure.msg || t('offline')} text={t('failedText')}>
            <Button loading={asking} onClick={again}>
              {t('retry')}
            </Button>
          </EmptyState>
        )}
        {rows?.length === 0 && words.trim() === '' && (
          <EmptyState icon={calendarRange} title={t('conferences.none')} text={t('conferences.noneText')} />
        )}
        {rows?.length === 0 && words.trim() !== '' && (
          <EmptyState icon={searchIcon} title={t('conferences.notFound', { words: words.trim() })}>
            <Button onClick={() => setWords('')}>{t('conferences.all')}</Button>
          </EmptyState>
        )}
        {rows && rows.length > 0 && <ConferenceTable rows={rows} />}
      </div>
      {making && <MakeConference rows={rows ?? []} close={() => setMaking(false)} />}
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
