import '../parts/exhibition.css';
import { roles } from '@meetingapp/contract/call.ts';
import { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { GivenForms } from '../../../lib/answers/GivenForms.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { blankExhibitor, inputOf } from '../data.ts';
import { DraftReview } from '../parts/DraftReview.tsx';
import { ExhibitorForm } from '../parts/ExhibitorForm.tsx';
import { ExhibitorList } from '../parts/ExhibitorList.tsx';
import { PlanEditor } from '../plan/PlanEditor.tsx';
import { Sponsors } from '../sponsor/Sponsors.tsx';
import { Services } from '../parts/Services.tsx';

/** O13: the exhibitors of a conference with the plan of their booths, or the open one. */
export function Exhibition() {
  const t = useT('exhibitionConsole');
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const [open, setOpen] = useOpenRowOrNew();
  const [booth, setBooth] = useState('');
  const asked = useCall(calls.list, { cid }, { fresh: true });
  const [planning, setPlanning] = useState(false);
  const [part, setPart] = useState<'booths' | 'services' | 'sponsors'>('booths');
  const close = () => setOpen(null);
  const bar = (
    <Segmented
      aria-label={t('tabs.label')}
      value={part}
      onChange={setPart}
      options={(['booths', 'services', 'sponsors'] as const).map((one) => ({ value: one, label: t(`tabs.${one}`) }))}
    />
  );
  if (open === null && planning)
    return <PlanEditor currency={asked.answer?.currency ?? ''} close={() => setPlanning(false)} />;
  if (open === null && part === 'services') return <Services bar={bar} />;
  if (open === null && part === 'sponsors') return <Sponsors bar={bar} />;
  if (open === null)
    return (
      <ExhibitorList
        bar={bar}
        asked={asked}
        mayWrite={mayWrite}
        open={setOpen}
        plan={() => setPlanning(true)}
        add={(label) => {
          setBooth(label);
          setOpen('new');
        }}
      />
    );
  return (
    <Answered asked={asked}>
      {(list) =>
        open === 'new' ? (
          <Page title={t('add')} actions={<Button onClick={close}>{t('back')}</Button>}>
            <ExhibitorForm
              initial={blankExhibitor(booth, priceOf(list, booth))}
              noticeVersion={1}
              list={list}
              mayWrite={mayWrite}
              saved={setOpen}
              removed={close}
            />
          </Page>
        ) : (
          <Opened key={open} exhibitorId={open} list={list} mayWrite={mayWrite} close={close} />
        )
      }
    </Answered>
  );
}

/** The list price of a booth; 0 when it has none. */
function priceOf({ levels }: OpenedProps['list'], label: string): number {
  return levels.flatMap(({ booths }) => booths).find((booth) => booth.label === label)?.listPrice ?? 0;
}

interface OpenedProps {
  exhibitorId: number;
  list: NonNullable<ReturnType<typeof useCall<typeof calls.list>>['answer']>;
  mayWrite: boolean;
  close: () => void;
}

function Opened({ exhibitorId, list, mayWrite, close }: OpenedProps) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.read, { cid, exhibitorId }, { fresh: true });
  return (
    <Page
      title={asked.answer ? pickLanguage(asked.answer.exhibitor.name, language) : ''}
      facts={asked.answer?.exhibitor.booth}
      actions={<Button onClick={close}>{t('back')}</Button>}
    >
      <Answered asked={asked}>
        {({ exhibitor, draft }) => (
          <>
            {draft && (
              <DraftReview
                key={`${draft.version}.${exhibitor.version}`}
                exhibitorId={exhibitorId}
                shown={exhibitor}
                draft={draft}
                mayWrite={mayWrite}
              />
            )}
            <ExhibitorForm
              key={exhibitor.version}
              initial={inputOf(exhibitor)}
              noticeVersion={exhibitor.noticeVersion}
              list={list}
              mayWrite={mayWrite}
              saved={() => undefined}
              removed={close}
            />
            <section className="exh-part">
              <GivenForms of="exhibitor" id={exhibitorId} />
              <History cid={cid} subject="exhibitor" id={exhibitorId} />
            </section>
          </>
        )}
      </Answered>
    </Page>
  );
}
