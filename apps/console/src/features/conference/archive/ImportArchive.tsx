import { conferenceArchiveCalls as calls, type ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { taskCalls, type Task } from '@meetingapp/contract/tasks/task.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { upload as uploadIcon } from '@meetingapp/ui/icons/icons-topics.ts';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Progress, Spin, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { useTaskFigures } from '../../../lib/calls/task.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ArchiveContents } from './ArchiveContents.tsx';
import './archive.css';

const SOON_MS = 500;
const isOpen = (task: Task | null | undefined): boolean => task !== null && task !== undefined && task.endedAt === null;

/** Import of an archive: the file, the dry run, and the new conference. */
export function ImportArchive({ close }: { close: () => void }) {
  const t = useT('conferenceArchive');
  // Undefined until it is known whether there is a dry run to come back to. Later answers do not move the person.
  const [chosen, setChosen] = useState<number | null>();
  const pending = useCall(calls.pendingArchive, {}, { fresh: true });
  if (chosen === undefined && !pending.asking) setChosen(pending.answer?.id ?? null);
  const upload = useChange(calls.uploadArchive);
  const drop = useChange(calls.dropArchive);
  async function take(file: File) {
    const outcome = await upload.change({}, file);
    if (outcome.ok) setChosen(outcome.answer.id);
  }
  async function another(id: number) {
    await drop.change({ id });
    setChosen(null);
  }
  if (typeof chosen === 'number')
    return <ChosenArchive key={chosen} id={chosen} close={close} another={() => void another(chosen)} />;
  return (
    <Dialog title={t('import.title')} footer={<Button onClick={close}>{t('import.cancel')}</Button>} onCancel={close}>
      {chosen === undefined ? (
        <Spin />
      ) : (
        <Upload.Dragger
          accept=".zip"
          showUploadList={false}
          disabled={upload.busy}
          beforeUpload={(file) => {
            void take(file);
            return false;
          }}
        >
          <div className="archive-drop">
            {upload.busy ? <Spin /> : <Icon icon={uploadIcon} />}
            <b>{t('import.choose')}</b>
            <span className="quiet">{t('import.text')}</span>
          </div>
        </Upload.Dragger>
      )}
    </Dialog>
  );
}

/** The dry run of an uploaded archive, and its import. */
function ChosenArchive({ id, close, another }: { id: number; close: () => void; another: () => void }) {
  const t = useT('conferenceArchive');
  const go = useNavigate();
  const check = useChange(calls.checkArchive, { refreshes: [calls.archive] });
  const apply = useChange(calls.applyArchive, { refreshes: [calls.archive] });
  const { answer } = useCall(
    calls.archive,
    { id },
    { fresh: true, again: (latest) => (!latest || isOpen(latest.check) || isOpen(latest.apply) ? SOON_MS : false) },
  );
  const made = answer?.made ?? null;
  useEffect(() => {
    if (made === null) return;
    void refresh(staffCalls.conferences, taskCalls.list);
    close();
    void go({ to: paths.settings as string, params: { cid: String(made) } as never });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the new conference counts; the functions are new with every drawing
  }, [made]);
  const running = answer ? [answer.apply, answer.check].find(isOpen) : undefined;
  const again = (scope: ArchiveScope) => void check.change({ id, scope });
  const ready = answer !== undefined && answer.summary !== null && running === undefined;
  return (
    <Dialog
      width={600}
      title={t('import.title')}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('import.cancel')}</Button>
          {answer && !running && <Button onClick={another}>{t('import.another')}</Button>}
          {ready && (
            <Button type="primary" loading={apply.busy} onClick={() => void apply.change({ id })}>
              {t('import.ok')}
            </Button>
          )}
        </>
      }
    >
      <div className="archive-body">
        {(!answer || running) && (
          <Running task={running ?? null} applies={answer !== undefined && isOpen(answer.apply)} />
        )}
        {answer && !running && answer.faults.length > 0 && <Refused faults={answer.faults} />}
        {answer && !running && answer.faults.length === 0 && answer.summary === null && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('import.checkEnded')}
            action={
              <Button size="small" loading={check.busy} onClick={() => again(answer.scope)}>
                {t('import.again')}
              </Button>
            }
          />
        )}
        {ready && answer.apply && <Alert type="error" showIcon role="alert" title={t('import.applyEnded')} />}
        {answer?.contains === 'everything' && !running && (
          <ScopeOf scope={answer.scope} busy={check.busy} choose={again} />
        )}
        {ready && answer.summary && <ArchiveContents summary={answer.summary} people={answer.scope === 'everything'} />}
      </div>
    </Dialog>
  );
}

function Running({ task, applies }: { task: Task | null; applies: boolean }) {
  const t = useT('conferenceArchive');
  const figures = useTaskFigures();
  const text = applies ? t('import.applying') : t('import.checking');
  return (
    <div role="status">
      <p>
        {text} {task && figures(task)}
      </p>
      <Progress
        percent={task?.total ? Math.round((100 * task.done) / task.total) : 0}
        showInfo={false}
        aria-label={text}
      />
    </div>
  );
}

function Refused({ faults }: { faults: readonly string[] }) {
  const t = useT('conferenceArchive');
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('import.refused')}
      description={
        <ul className="archive-faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      }
    />
  );
}

function ScopeOf({
  scope,
  busy,
  choose,
}: {
  scope: ArchiveScope;
  busy: boolean;
  choose: (scope: ArchiveScope) => void;
}) {
  const t = useT('conferenceArchive');
  return (
    <p className="row archive-scope">
      <span>{t('import.scope')}</span>
      {(['everything', 'setup'] as const).map((one) => (
        <Button
          key={one}
          size="small"
          aria-pressed={scope === one}
          type={scope === one ? 'primary' : 'default'}
          ghost={scope === one}
          onClick={() => scope !== one && !busy && choose(one)}
        >
          {t(`export.scopes.${one}`)}
        </Button>
      ))}
    </p>
  );
}
