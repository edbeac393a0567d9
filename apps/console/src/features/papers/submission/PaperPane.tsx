import type { CountedTopic } from '@meetingapp/contract/papers/call.ts';
import { papersConsoleCalls as calls, type ConsolePaper } from '@meetingapp/contract/papers/console.ts';
import { App, Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { decisionColours, stateColours } from '../view.ts';
import { PaperEditor } from './PaperEditor.tsx';
import { PaperPlacement } from './PaperPlacement.tsx';
import { PaperReviews } from '../assignment/PaperReviews.tsx';
import { PaperSteps } from './PaperSteps.tsx';
import { PaperText } from './PaperText.tsx';

interface PaperPaneProps {
  cid: number;
  paperId: number;
  topics: readonly CountedTopic[];
  mayChange: boolean;
  close: () => void;
}

/** One paper: content, files, placement and history. */
export function PaperPane({ cid, paperId, topics, mayChange, close }: PaperPaneProps) {
  const t = useT('papersConsole');
  const asked = useCall(calls.read, { cid, paperId });
  const answer = asked.answer?.paper.paperId === paperId ? asked.answer : undefined;
  const [editing, setEditing] = useState(false);
  const paper = answer?.paper;
  return (
    <Pane
      title={paper ? t('pane.title', { number: paper.number }) : t('columns.number')}
      close={close}
      foot={paper && mayChange && !editing && <Acts cid={cid} paper={paper} edit={() => setEditing(true)} />}
    >
      <Answered asked={{ ...asked, answer }}>
        {({ paper: shown }) =>
          editing ? (
            <PaperEditor cid={cid} paper={shown} topics={topics} close={() => setEditing(false)} />
          ) : (
            <>
              <Standing paper={shown} />
              <PaperText paper={shown} topics={topics} />
              <PaperPlacement key={shown.version} cid={cid} paper={shown} mayChange={mayChange} />
              <PaperReviews cid={cid} paperId={shown.paperId} />
              <PaperSteps steps={shown.steps} />
              <History cid={cid} subject="paper" id={shown.paperId} />
            </>
          )
        }
      </Answered>
    </Pane>
  );
}

function Standing({ paper: { state, decision, toldAt } }: { paper: ConsolePaper }) {
  const t = useT('papersConsole');
  return (
    <p>
      <Tag color={stateColours[state]} variant="filled">
        {t(`states.${state}`)}
      </Tag>
      {decision && (
        <Tag color={decisionColours[decision]} variant="filled">
          {t(`decisions.${decision}`)}
        </Tag>
      )}
      {decision && toldAt === null && <span className="small quiet">{t('untold')}</span>}
    </p>
  );
}

function Acts({ cid, paper, edit }: { cid: number; paper: ConsolePaper; edit: () => void }) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const { modal } = App.useApp();
  const refreshes = [calls.list, calls.read];
  const withdraw = useChange(calls.withdraw, { refreshes, said: t('pane.withdrawn') });
  const restore = useChange(calls.restore, { refreshes, said: t('pane.restored') });
  const { paperId } = paper;
  async function ask() {
    let reason = '';
    const sure = await modal.confirm({
      title: t('pane.withdrawSure', { number: paper.number }),
      content: (
        <Input.TextArea
          rows={3}
          lang={language}
          maxLength={1000}
          aria-label={t('pane.reason')}
          placeholder={t('pane.reason')}
          onChange={(event) => (reason = event.target.value)}
        />
      ),
      okText: t('pane.withdraw'),
      okButtonProps: { danger: true },
    });
    if (sure) await withdraw.change({ cid, paperId, reason });
  }
  return (
    <>
      <Button onClick={edit}>{t('pane.edit')}</Button>
      <span className="grow" />
      {paper.state === 'withdrawn' ? (
        <Button loading={restore.busy} onClick={() => void restore.change({ cid, paperId })}>
          {t('pane.restore')}
        </Button>
      ) : (
        <Button danger type="text" loading={withdraw.busy} onClick={() => void ask()}>
          {t('pane.withdraw')}
        </Button>
      )}
    </>
  );
}
