import { decisionCalls as calls, type RankingFilter } from '@meetingapp/contract/papers/decision.ts';
import { paperDecisions, type PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { reviewChanges } from '../view.ts';
import { DecideDialog } from './DecideDialog.tsx';

/** Bulk decisions, and undo of the last one. */
export function DecisionBar({
  cid,
  chosen,
  choose,
  filter,
  count,
}: {
  cid: number;
  chosen: readonly number[];
  choose: (ids: number[]) => void;
  filter: RankingFilter;
  count: number;
}) {
  const t = useT('papersReview');
  const [asking, setAsking] = useState<{ decision: PaperDecision | null } | null>(null);
  const [task, setTask] = useState<{ id: number; isUndo: boolean } | null>(null);
  const refreshes = [taskCalls.list];
  const decide = useChange(calls.decideMany, { refreshes });
  const undo = useChange(calls.undoDeciding, { refreshes });
  const { running, refused } = useTaskEnd(cid, task?.id ?? null, reviewChanges);
  async function all() {
    const outcome = await send(calls.found, { cid, filter });
    if (outcome.ok) choose(outcome.answer.ids);
  }
  async function write(decision: PaperDecision | null) {
    const outcome = await decide.change({ cid, ids: [...chosen], decision });
    if (!outcome.ok) return;
    setTask({ id: outcome.answer.taskId, isUndo: false });
    setAsking(null);
    choose([]);
  }
  async function takeBack(taskId: number) {
    const outcome = await undo.change({ cid, taskId });
    if (outcome.ok) setTask({ id: outcome.answer.taskId, isUndo: true });
  }
  if (chosen.length === 0 && task === null) return null;
  if (chosen.length === 0 && task)
    return (
      <div className="bulk" role="status">
        <span className="grow">{t(running ? 'bulk.running' : refused ? 'bulk.partly' : 'bulk.written')}</span>
        {!running && !task.isUndo && (
          <Button type="text" size="small" loading={undo.busy} onClick={() => void takeBack(task.id)}>
            {t('bulk.undo')}
          </Button>
        )}
        <Clear label={t('bulk.clear')} clear={() => setTask(null)} />
      </div>
    );
  return (
    <div className="bulk" role="toolbar" aria-label={t('bulk.chosen', { count: chosen.length })}>
      <span aria-live="polite">{t('bulk.chosen', { count: chosen.length.toLocaleString('en') })}</span>
      {count > chosen.length && (
        <Button type="text" size="small" className="all" onClick={() => void all()}>
          {t('bulk.all', { count: count.toLocaleString('en') })}
        </Button>
      )}
      <span className="grow" />
      <span className="small">{t('bulk.decide')}</span>
      {paperDecisions.map((decision) => (
        <Button key={decision} type="text" size="small" onClick={() => setAsking({ decision })}>
          {t(`decisions.${decision}`)}
        </Button>
      ))}
      <Button type="text" size="small" onClick={() => setAsking({ decision: null })}>
        {t('bulk.back')}
      </Button>
      <Clear label={t('bulk.clear')} clear={() => choose([])} />
      {asking && (
        <DecideDialog
          cid={cid}
          ids={[...chosen]}
          decision={asking.decision}
          busy={decide.busy}
          close={() => setAsking(null)}
          write={() => void write(asking.decision)}
        />
      )}
    </div>
  );
}

function Clear({ label, clear }: { label: string; clear: () => void }) {
  return <Button type="text" size="small" aria-label={label} title={label} icon={<Icon icon={x} />} onClick={clear} />;
}
