import '../parts/speakers.css';
import { speakersConsoleCalls as calls } from '@meetingapp/contract/speakers/desk.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { mic } from '@meetingapp/ui/icons/icons-home.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { DeskTimeline } from '../desk/DeskTimeline.tsx';
import { timelineHeight } from '../desk/lanes.ts';
import { DatesPane } from '../parts/DatesPane.tsx';
import { DeskFilters } from '../parts/DeskFilters.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { InvitationPane } from '../parts/InvitationPane.tsx';
import { PreviewDialog } from '../parts/PreviewDialog.tsx';
import { filterRows, type DeskFilter } from '../view.ts';

const EVERY_MS = 30_000;
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
  const asked = useCall(calls.list, { cid }, { again: () => EVERY_MS });
  const sync = useChange(calls.sync, { refreshes: changed });
  const rows = asked.answer?.invitations ?? [];
  const zone = asked.answer?.zone ?? 'UTC';
  const shown = filterRows(rows, filter, zone);
  const ofDay = filterRows(rows, { ...everything, day: filter.day }, zone);
  // What a filter hides is not written to.
  const selected = chosen.filter((id) => shown.some((one) => one.id === id));
  const current = rows.find(({ id }) => id === open);

  async function update(): Promise<void> {
    const outcome = await sync.change({ cid });
    if (!outcome.ok) return;
    const { made, gone, askedAgain } = outcome.answer;
    void message.success(t('synced', { made, gone, asked: askedAgain }), 3);
  }
  const listed = () =>
    rows.length === 0 ? (
      <EmptyState icon={mic} title={t('none')} text={t('noneText')} />
    ) : shown.length === 0 ? (
      <EmptyState icon={mic} title={t('notFound')} text={t('notFoundText')}>
        <Button icon={<Icon icon={mic} />} onClick={() => setFilter(everything)}>
          {t('figures.all')}
        </Button>
      </EmptyState>
    ) : (
      <DeskTable
        rows={shown}
        open={open}
        onOpen={setOpen}
        chosen={selected}
        choose={setChosen}
        above={filter.day === '' ? 0 : timelineHeight(ofDay, zone)}
      />
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
          <Button aria-expanded={dates} onClick={() => setDates(!dates)}>
            {t('settings')}
          </Button>
          <ActButton
            type="primary"
            why={selected.length === 0 ? t('chooseFirst') : ''}
            onClick={() => setWriting(true)}
          >
            {t('write', { count: selected.length })}
          </ActButton>
        </>
      }
      filters={asked.answer && <DeskFilters rows={rows} zone={zone} filter={filter} change={setFilter} />}
      pane={
        dates && asked.answer ? (
          <DatesPane key={asked.answer.settingsVersion} settings={asked.answer} close={() => setDates(false)} />
        ) : (
          current && <InvitationPane key={current.id} row={current} close={() => setOpen(null)} />
        )
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
          invitationIds={selected}
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
