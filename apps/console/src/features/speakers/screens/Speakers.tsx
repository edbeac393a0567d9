import '../parts/speakers.css';
import { speakersConsoleCalls as calls } from '@meetingapp/contract/speakers/desk.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { mic } from '@meetingapp/ui/icons/icons-home.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { askedFirst } from '../../../lib/forms/unsaved.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { DeskTimeline } from '../desk/DeskTimeline.tsx';
import { timelineHeight } from '../desk/lanes.ts';
import { PeopleTable } from '../desk/PeopleTable.tsx';
import { DatesPane } from '../parts/DatesPane.tsx';
import { DeskFilters } from '../parts/DeskFilters.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { InvitationPane } from '../parts/InvitationPane.tsx';
import { ToProgramme } from '../parts/ToProgramme.tsx';
import { PreviewDialog } from '../parts/PreviewDialog.tsx';
import { filterRows, type DeskFilter, type DeskRows } from '../view.ts';

const EVERY_MS = 30_000;
/** CSS pixels: rows of a long list are drawn only where they are seen, which needs a height. */
const LEAST_HEIGHT = 320;
const AROUND_TABLE = 304;
/** Most tasks that one call writes about. */
const MOST_WRITTEN = 2000;
const everything: DeskFilter = { figure: 'all', day: '', hallId: null, sessionId: null, words: '' };

/** O10: who has answered which task, letters to a selection, and stand-ins after a refusal. */
export function Speakers() {
  const t = useT('speakersConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const [open, setOpen] = useOpenRow();
  const [dates, setDates] = useState(false);
  const [filter, setFilter] = useState(everything);
  const [chosen, setChosen] = useState<number[]>([]);
  const [writing, setWriting] = useState(false);
  const [by, setBy] = useState<DeskRows>('task');
  const input = useRef<InputRef>(null);
  const asked = useCall(calls.list, { cid }, { again: () => EVERY_MS });
  const sync = useChange(calls.sync, { refreshes: changed });
  const rows = asked.answer?.invitations ?? [];
  const zone = asked.answer?.zone ?? 'UTC';
  const shown = filterRows(rows, filter, zone);
  const ofDay = filterRows(rows, { ...everything, day: filter.day }, zone);
  // What a filter hides is not written to.
  const selected = chosen.filter((id) => shown.some((one) => one.id === id));
  const current = rows.find(({ id }) => id === open);
  // Without a selection, the rows that a filter shows.
  const narrowed = JSON.stringify(filter) !== JSON.stringify(everything);
  const targets = selected.length > 0 ? selected : narrowed ? shown.map(({ id }) => id) : [];
  const why =
    targets.length === 0
      ? t('chooseFirst')
      : targets.length > MOST_WRITTEN
        ? t('chooseFewer', { most: MOST_WRITTEN })
        : '';

  function step(by: 1 | -1): void {
    const here = shown.findIndex(({ id }) => id === open);
    const next = shown[here < 0 ? 0 : here + by];
    if (next) setOpen(next.id);
  }
  function pick(): void {
    if (current)
      setChosen(chosen.includes(current.id) ? chosen.filter((id) => id !== current.id) : [...chosen, current.id]);
  }
  useListKeys({
    '/': () => input.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    x: pick,
    r: () => {
      if (why === '') setWriting(true);
      else void message.info(why, 3);
    },
  });

  async function update(): Promise<void> {
    const outcome = await sync.change({ cid });
    if (!outcome.ok) return;
    const { made, gone, askedAgain } = outcome.answer;
    void message.success(t('synced', { made, gone, asked: askedAgain }), 3);
  }
  const above = filter.day === '' ? 0 : timelineHeight(ofDay, zone);
  const height = Math.max(LEAST_HEIGHT, window.innerHeight - AROUND_TABLE - above);
  const listed = () =>
    rows.length === 0 ? (
      <EmptyState icon={mic} title={t('none')} text={t('noneText')}>
        <ToProgramme />
      </EmptyState>
    ) : shown.length === 0 ? (
      <EmptyState icon={mic} title={t('notFound')} text={t('notFoundText')}>
        <Button icon={<Icon icon={mic} />} onClick={() => setFilter(everything)}>
          {t('figures.all')}
        </Button>
      </EmptyState>
    ) : by === 'person' ? (
      <PeopleTable
        rows={shown}
        chosen={selected}
        choose={setChosen}
        height={height}
        onOpen={({ name }) => {
          setBy('task');
          setFilter({ ...filter, words: pickLanguage(name, language) });
        }}
      />
    ) : (
      <DeskTable rows={shown} open={open} onOpen={setOpen} chosen={selected} choose={setChosen} height={height} />
    );
  const answerBy = asked.answer?.answerBy ?? null;
  return (
    <Page
      title={c('pages.speakers')}
      facts={
        asked.answer &&
        t('facts', {
          people: new Set(rows.map(({ expertId }) => expertId)).size,
          tasks: rows.length,
          deadline: answerBy === null ? t('noDeadline') : t('deadline', { time: momentText(answerBy, language) }),
        })
      }
      actions={
        <>
          <Button loading={sync.busy} onClick={() => void update()}>
            {t('sync')}
          </Button>
          <Button aria-expanded={dates} onClick={() => askedFirst(() => setDates(!dates))}>
            {t('settings')}
          </Button>
          <ActButton type="primary" why={why} aria-keyshortcuts="R" onClick={() => setWriting(true)}>
            {t(selected.length > 0 || targets.length === 0 ? 'write' : 'writeShown', { count: targets.length })}{' '}
            <kbd>R</kbd>
          </ActButton>
        </>
      }
      filters={
        asked.answer && (
          <DeskFilters rows={rows} zone={zone} filter={filter} change={setFilter} {...{ input, by, setBy }} />
        )
      }
      pane={
        dates && asked.answer ? (
          <DatesPane key={asked.answer.settingsVersion} settings={asked.answer} close={() => setDates(false)} />
        ) : (
          current && <InvitationPane key={current.id} row={current} close={() => setOpen(null)} />
        )
      }
      foot={
        <>
          <span className="grow" aria-live="polite">
            {asked.answer && t('foot', { shown: shown.length, count: rows.length })}
          </span>
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {t('keys.move')} <kbd>X</kbd> {t('keys.select')} <kbd>R</kbd> {t('keys.write')}{' '}
            <kbd>I</kbd> {t('keys.invite')} <kbd>/</kbd> {t('keys.search')}
          </span>
        </>
      }
    >
      <Answered asked={asked}>
        {() => (
          <>
            {filter.day !== '' && (
              <DeskTimeline
                rows={ofDay}
                zone={zone}
                sessionId={filter.sessionId}
                choose={(sessionId) => setFilter({ ...filter, sessionId })}
              />
            )}
            {listed()}
          </>
        )}
      </Answered>
      {writing && (
        <PreviewDialog
          invitationIds={targets}
          close={() => setWriting(false)}
          sent={() => {
            setWriting(false);
            setChosen([]);
          }}
        />
      )}
    </Page>
  );
}
