import {
  mailingCalls as calls,
  recipientStates,
  type MailingCounts,
  type MailingRecipient,
} from '@meetingapp/contract/messages/mailing.ts';
import { Button, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { stateColours } from '../view.ts';
import { ChannelBars } from './ChannelBars.tsx';
import { FaultList } from './FaultList.tsx';
import type { MailingPageProps } from '../mailing/MailingEditor.tsx';
import { RecipientFilters } from './RecipientFilters.tsx';
import { RecipientPane } from './RecipientPane.tsx';
import { RecipientTable } from './RecipientTable.tsx';
import { ReportActions } from './ReportActions.tsx';
import { SentTextPane } from './SentTextPane.tsx';
import type { ReadMailing } from '../mailing/use-mailing.ts';
import { useNarrowed } from './use-narrowed.ts';

type State = keyof MailingCounts;
const marks: { [S in State]?: 'good' | 'change' | 'bad' } = {
  delivered: 'good',
  seen: 'good',
  failed: 'bad',
  unknown: 'bad',
};

/** What became of a message: figures that filter the people, the channels, and the way taken for each. */
export function MailingReport({ kept, close, opened }: MailingPageProps<ReadMailing>) {
  const t = useT('mailing');
  const language = useLanguage();
  const cid = useCid();
  const { narrowed, asked, narrow } = useNarrowed();
  const [beside, setBeside] = useState<MailingRecipient | 'text' | null>(null);
  const { listed } = kept;
  const { id, counts, recipients, startsAt, startedAt, by, state } = listed;
  const { answer: channels } = useCall(calls.figures, { cid, id }, { enabled: recipients > 0 });
  const figures = JSON.stringify(counts);
  const seenFigures = useRef(figures);
  // The table and the bars follow the figures, which are asked for again while it is sent.
  useEffect(() => {
    if (seenFigures.current === figures) return;
    seenFigures.current = figures;
    void refresh(calls.recipients, calls.figures);
  }, [figures]);
  const time = startedAt ?? startsAt;
  const shut = () => setBeside(null);
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
          <Button aria-expanded={beside === 'text'} onClick={() => setBeside(beside === 'text' ? null : 'text')}>
            {t('report.text')}
          </Button>
          <ReportActions kept={kept} opened={opened} />
        </>
      }
      pane={
        beside === 'text' ? (
          <SentTextPane kept={kept} close={shut} />
        ) : (
          beside && <RecipientPane recipient={beside} close={shut} />
        )
      }
    >
      {recipients > 0 ? (
        <>
          <div role="group" aria-label={t('report.figures')}>
            <OutcomeFilter<State | 'all'>
              figures={[
                { key: 'all', label: t('report.all'), count: recipients },
                ...recipientStates
                  .filter((one) => counts[one] > 0 || one === narrowed.state)
                  .map((one) => ({
                    key: one,
                    label: t(`recipientStates.${one}`),
                    count: counts[one],
                    ...(marks[one] ? { mark: marks[one] } : {}),
                  })),
              ]}
              chosen={narrowed.state ?? 'all'}
              choose={(one) => narrow({ state: one === 'all' ? null : one })}
            />
          </div>
          {channels && (
            <div className="report-channels">
              <ChannelBars channels={channels.channels} />
              <FaultList figures={channels} narrowed={narrowed} narrow={narrow} />
            </div>
          )}
          <RecipientFilters narrowed={narrowed} narrow={narrow} />
          <RecipientTable
            id={id}
            narrowed={asked}
            open={beside === 'text' ? null : (beside?.id ?? null)}
            show={setBeside}
          />
        </>
      ) : (
        <p className="pad quiet-2">{t('report.notStarted')}</p>
      )}
    </Page>
  );
}
