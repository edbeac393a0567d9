import { roles } from '@meetingapp/contract/call.ts';
import { mailingCalls as calls, recipientStates, type MailingCounts } from '@meetingapp/contract/messages/mailing.ts';
import { App, Button, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { left, stateColours } from '../view.ts';
import type { MailingPageProps } from './MailingEditor.tsx';
import { RecipientTable } from './RecipientTable.tsx';
import { SentTextPane } from './SentTextPane.tsx';
import type { ReadMailing } from './use-mailing.ts';

type State = keyof MailingCounts;
const marks: { [S in State]?: 'good' | 'change' | 'bad' } = {
  delivered: 'good',
  seen: 'good',
  failed: 'bad',
  unknown: 'bad',
};

/** What became of a message: figures that filter the people, and the way taken for each. */
export function MailingReport({ kept, close, opened }: MailingPageProps<ReadMailing>) {
  const t = useT('mailing');
  const language = useLanguage();
  const [shown, setShown] = useState<State | 'all'>('all');
  const [textOpen, setTextOpen] = useState(false);
  const { listed } = kept;
  const { id, counts, recipients, startsAt, startedAt, by, state } = listed;
  const figures = JSON.stringify(counts);
  const seenFigures = useRef(figures);
  // The table follows the figures, which are asked for again while it is sent.
  useEffect(() => {
    if (seenFigures.current === figures) return;
    seenFigures.current = figures;
    void refresh(calls.recipients);
  }, [figures]);
  const time = startedAt ?? startsAt;
  return (
    <Page
      title={listed.name || t('untitled')}
      facts={
        <span className="row">
          <Tag color={stateColours[state]}>{t(`states.${state}`)}</Tag>
          {time !== null &&
            (startedAt === null
              ? t('report.scheduledFor', { time: momentText(time, language) })
              : t('report.startedAt', { time: momentText(time, language), by }))}
        </span>
      }
      actions={
        <>
          <Button onClick={close}>{t('back')}</Button>
          <Button aria-expanded={textOpen} onClick={() => setTextOpen(!textOpen)}>
            {t('report.text')}
          </Button>
          <ReportActions kept={kept} opened={opened} />
        </>
      }
      pane={textOpen && <SentTextPane kept={kept} close={() => setTextOpen(false)} />}
    >
      {recipients > 0 ? (
        <>
          <div role="group" aria-label={t('report.figures')}>
            <OutcomeFilter<State | 'all'>
              figures={[
                { key: 'all', label: t('report.all'), count: recipients },
                ...recipientStates
                  .filter((one) => counts[one] > 0 || one === shown)
                  .map((one) => ({
                    key: one,
                    label: t(`recipientStates.${one}`),
                    count: counts[one],
                    ...(marks[one] ? { mark: marks[one] } : {}),
                  })),
              ]}
              chosen={shown}
              choose={setShown}
            />
          </div>
          <RecipientTable id={id} state={shown === 'all' ? null : shown} />
        </>
      ) : (
        <p className="pad quiet-2">{t('report.notStarted')}</p>
      )}
    </Page>
  );
}

/** Copy as a new draft, and stop after a question. */
function ReportActions({ kept, opened }: Pick<MailingPageProps<ReadMailing>, 'kept' | 'opened'>) {
  const t = useT('mailing');
  const cid = useCid();
  const may = useRole(roles.desk);
  const { modal } = App.useApp();
  const { listed, mailing } = kept;
  const { id, state } = listed;
  const copy = useChange(calls.save, { refreshes: [calls.list], said: t('copied') });
  const stop = useChange(calls.stop, { refreshes: [calls.list, calls.read, calls.recipients], said: t('stopped') });
  if (!may) return null;
  async function copyIt() {
    const name = t('copyOf', { name: listed.name }).slice(0, 100);
    const draft = { ...mailing, name, startsAt: null };
    const outcome = await copy.change({ cid, id: null, seen: null, mailing: draft });
    if (outcome.ok) opened(outcome.answer.id);
  }
  function ask() {
    modal.confirm({
      title: t('stopAsk'),
      content:
        state === 'scheduled' ? t('stopAskScheduled') : t('stopAskText', { count: left(listed).toLocaleString('en') }),
      okText: t('stopNow'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        await stop.change({ cid, id });
      },
    });
  }
  return (
    <>
      <Button loading={copy.busy} onClick={() => void copyIt()}>
        {t('copy')}
      </Button>
      {(state === 'scheduled' || state === 'sending') && (
        <Button danger loading={stop.busy} onClick={ask}>
          {t('stop')}
        </Button>
      )}
    </>
  );
}
