import '../parts/rehearsal.css';
import { roles, type AnswerOf } from '@meetingapp/contract/call.ts';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { rehearsalBounds } from '@meetingapp/domain/rehearsal/plan.ts';
import { isRunning } from '@meetingapp/domain/rehearsal/states.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { gauge, shieldCheck, square } from '@meetingapp/ui/icons/icons-topics.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { App, Button, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { hasRole, useCid, useStaff } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { CompareTable } from '../parts/CompareTable.tsx';
import { PaceControls } from '../parts/PaceControls.tsx';
import { RunCharts } from '../parts/RunCharts.tsx';
import { RunFigures } from '../parts/RunFigures.tsx';
import { SheetPane } from '../parts/SheetPane.tsx';

type Read = AnswerOf<(typeof calls)['read']>;

/** Milliseconds between two looks at a rehearsal that is running. */
const RUNNING_MS = 1000;

/** O22: a rehearsal as it is played, and the sheet that it leaves. */
export function Rehearsal() {
  const t = useT('rehearsalConsole');
  const cid = useCid();
  const [chosen, setChosen] = useState<number | null>(null);
  const asked = useCall(
    calls.read,
    { cid, rehearsalId: chosen },
    { fresh: true, again: (answer) => answer?.run != null && isRunning(answer.run.state) && RUNNING_MS },
  );
  const run = asked.answer?.run ?? null;
  if (run === null)
    return (
      <Page title={t('title')}>
        <Answered asked={asked}>
          {() => (
            <EmptyState icon={gauge} title={t('none')} text={t('noneText')}>
              <SetUpButton primary />
            </EmptyState>
          )}
        </Answered>
      </Page>
    );
  return <Run answer={asked.answer as Read} run={run} choose={setChosen} />;
}

function SetUpButton({ primary = false }: { primary?: boolean }) {
  const t = useT('rehearsalConsole');
  const cid = useCid();
  const go = useNavigate();
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      icon={<Icon icon={plus} />}
      onClick={() => void go({ to: address('rehearsalSetUp', { cid }) })}
    >
      {t('add')}
    </Button>
  );
}

function Run({ answer, run, choose }: { answer: Read; run: RehearsalRun; choose: (id: number) => void }) {
  const t = useT('rehearsalConsole');
  const language = useLanguage();
  const { runs, former, colleagues } = answer;
  const running = isRunning(run.state);
  const paused = running && run.paused;
  const facts = t('startedAt', { number: run.number, at: momentText(run.startedAt, language), who: run.startedBy });
  return (
    <Page
      title={t('title')}
      facts={`${facts} · ${t(paused ? 'paused' : `states.${run.state}`)}`}
      actions={
        <>
          {runs.length > 1 && (
            <Select
              aria-label={t('which')}
              value={run.rehearsalId}
              onChange={choose}
              options={runs.map(({ rehearsalId, number }) => ({ value: rehearsalId, label: t('number', { number }) }))}
            />
          )}
          <PaceControls run={run} />
          <StopButton run={run} />
          {!running && <SetUpButton />}
        </>
      }
      bar={<CopyBand run={run} />}
      filters={<RunFigures run={run} />}
      pane={<SheetPane run={run} colleagues={colleagues} />}
    >
      {paused && (
        <p className="note soon reh-why" role="status">
          {t('pausedText', { most: rehearsalBounds.mostPauseMinutes })}
        </p>
      )}
      {run.fault !== '' && (
        <p className="note error reh-why" role="alert">
          {t(`faultsOfRun.${run.fault}`)}
        </p>
      )}
      <RunCharts run={run} former={former} now={run.state === 'playing' ? run.played : null} />
      {run.figures && former && <CompareTable now={run.figures} before={former} />}
    </Page>
  );
}

/** What the copy is and how long it stands; how to get there. */
function CopyBand({ run }: { run: RehearsalRun }) {
  const t = useT('rehearsalConsole');
  const c = useT('console');
  const staff = useStaff();
  const language = useLanguage();
  return (
    <p className="reh-band" role="note">
      <Icon icon={shieldCheck} />
      <b>{c('rehearsal.mark')}</b>
      <span>
        {run.copyId === null && !isRunning(run.state) ? t('removed') : c('rehearsal.text')}
        {run.removesAt !== null && ` · ${t('removesAt', { at: momentText(run.removesAt, language) })}`}
      </span>
      {run.copyId !== null && hasRole(staff, roles.readSetUp, run.copyId) && (
        <Link to={address('conference', { cid: run.copyId })}>{t('openCopy')}</Link>
      )}
    </p>
  );
}

function StopButton({ run }: { run: RehearsalRun }) {
  const t = useT('rehearsalConsole');
  const cid = useCid();
  const { modal } = App.useApp();
  const stop = useChange(calls.stop, { refreshes: [calls.read] });
  const running = isRunning(run.state);
  if (!running && run.copyId === null) return null;
  const label = t(running ? 'stop' : 'takeDown');
  async function ask() {
    const sure = await modal.confirm({
      title: t(running ? 'stopSure' : 'takeDownSure'),
      content: running ? t('stopText') : t('takeDownText', { count: run.people }),
      okText: label,
      okButtonProps: { danger: true },
      cancelText: t('back'),
    });
    if (sure) await stop.change({ cid, rehearsalId: run.rehearsalId });
  }
  return (
    <Button danger icon={<Icon icon={square} />} loading={stop.busy} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
