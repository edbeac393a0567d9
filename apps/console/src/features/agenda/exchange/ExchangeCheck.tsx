import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { agendaExchangeCalls as calls, type ProgrammeImport } from '@meetingapp/contract/agenda/exchange.ts';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { App, Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { ColumnsStep } from '../../../lib/imports/ColumnsStep.tsx';
import { RunningImport } from '../../../lib/imports/RunningImport.tsx';
import { ReasonSelect } from '../../../lib/imports/ReasonSelect.tsx';
import { TaskFile } from '../../../lib/imports/TaskFile.tsx';
import { ExchangeRows } from './ExchangeRows.tsx';

const fates = ['all', 'new', 'change', 'same', 'noted', 'wrong', 'failed'] as const;
const marks = {
  all: {},
  new: { mark: 'good' },
  change: { mark: 'change' },
  same: {},
  noted: { mark: 'change' },
  wrong: { mark: 'bad' },
  failed: { mark: 'bad' },
} as const;

interface ExchangeCheckProps {
  cid: number;
  state: ProgrammeImport;
  /** True while the columns of its sheet are being mapped. */
  mapping: boolean;
  map: (on: boolean) => void;
  /** Leaves it for another file. */
  leave: () => void;
}

/** Shows what an import would do to every session and talk and, once applied, what it did. */
export function ExchangeCheck({ cid, state, mapping, map: setMapping, leave }: ExchangeCheckProps) {
  const t = useT('agendaExchange');
  const { modal } = App.useApp();
  const steps = useT('sheetImport');
  const [wish, setWish] = useState<(typeof fates)[number]>('all');
  const [why, setWhy] = useState<string | null>(null);
  const keep = useChange(calls.programmeColumns, { refreshes: [calls.programmeImport, calls.programmeRows] });
  const apply = useChange(calls.applyProgramme, { refreshes: [calls.programmeImport, calls.programmeImports] });
  const back = useChange(calls.undoProgramme, { refreshes: [calls.programmeImport, calls.programmeImports] });
  const { id, check, apply: applied, undo, counts, noted, mended, reasons, sheet, refused } = state;
  // After the import the question is what is not in, and after its undo what stayed.
  const shown = fates.filter((key) =>
    key === 'wrong' ? !applied : key !== 'failed' || (applied && (undo?.refused ?? 1) > 0),
  );
  const fate = shown.includes(wish) ? wish : 'all';
  // A reason whose last row was corrected is gone.
  const reason = fate === 'wrong' && reasons.some(({ key }) => key === why) ? why : null;
  useTaskEnd(cid, check?.id ?? null, [calls.programmeRows]);
  useTaskEnd(cid, applied?.id ?? null, [agendaConsoleCalls.read, agendaConsoleCalls.changes, calls.programmeRows]);
  useTaskEnd(cid, undo?.id ?? null, [agendaConsoleCalls.read, agendaConsoleCalls.changes, calls.programmeRows]);
  const right = counts.new + counts.change;
  const left = applied ? applied.refused + counts.wrong : 0;
  const count = (key: (typeof fates)[number]) => {
    if (key === 'all') return Object.values(counts).reduce((sum, one) => sum + one, 0);
    return { ...counts, noted, failed: undo ? undo.refused : left }[key];
  };
  const running = [check, applied, undo].find((task) => task && task.endedAt === null);
  // Corrected rows are checked again while others are corrected.
  const again = running && running === check && mended > 0 ? running : null;
  if (running && !again)
    return (
      <RunningImport
        cid={cid}
        task={running}
        text={
          running === check
            ? t('running', { count: running.done.toLocaleString('en') })
            : t(running === undo ? 'undoing' : 'applying', {
                done: running.done.toLocaleString('en'),
                total: (running.total ?? 0).toLocaleString('en'),
              })
        }
        stopRefreshes={running === undo ? [calls.programmeImport] : null}
      />
    );
  const unread = !again && (check?.state !== 'done' || refused !== '');
  if (sheet && mapping && !applied)
    return (
      <ColumnsStep
        sheet={sheet}
        isEnough={(has) => has('titleZh') || has('titleEn')}
        missing={t('columnsMissing')}
        leave={{ text: t('cancel'), act: () => setMapping(false) }}
        save={async (columns) => (await keep.change({ cid, id, columns })).ok}
        busy={keep.busy}
        done={() => setMapping(false)}
      />
    );
  const another = <Button onClick={leave}>{t('another')}</Button>;
  const map = sheet && !applied && !again && <Button onClick={() => setMapping(true)}>{steps('check.columns')}</Button>;
  if (unread)
    return (
      <EmptyState icon={circleAlert} role="alert" title={refused || t('failed')}>
        {map}
        {another}
      </EmptyState>
    );
  const ask = () =>
    modal.confirm({
      title: t('applyTitle'),
      content: [
        t('applyText', { fresh: counts.new, changed: counts.change, wrong: counts.wrong }),
        noted > 0 ? t('applyNoted', { count: noted }) : '',
      ].join(' '),
      okText: t('apply', { count: right.toLocaleString('en') }),
      cancelText: t('cancel'),
      onOk: async () => void (await apply.change({ cid, id })),
    });
  const askBack = () =>
    modal.confirm({
      title: t('undoTitle'),
      content: t('undoText'),
      okText: t('undo'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => void (await back.change({ cid, id })),
    });
  return (
    <div>
      <OutcomeFilter
        figures={shown.map((key) => ({
          key,
          label: key === 'failed' ? steps(undo ? 'result.stays' : 'result.filters.failed') : t(`fates.${key}`),
          count: count(key),
          ...marks[key],
        }))}
        chosen={fate}
        choose={setWish}
      />
      <div className="sub">
        {fate === 'wrong' && <ReasonSelect reasons={reasons} chosen={reason} choose={setWhy} />}
        <span className="grow small quiet" aria-live="polite">
          {undo
            ? [
                t('takenBack', { count: (undo.done - undo.refused).toLocaleString('en') }),
                ...(undo.refused > 0 ? [t('stayed', { count: undo.refused.toLocaleString('en') })] : []),
              ].join(' · ')
            : applied
              ? [
                  t('applied', { count: (applied.done - applied.refused).toLocaleString('en') }),
                  ...(left > 0 ? [t('left', { count: left.toLocaleString('en') })] : []),
                ].join(' · ')
              : again
                ? t('again', { count: mended.toLocaleString('en'), done: again.done.toLocaleString('en') })
                : fate === 'wrong' && sheet
                  ? steps('check.mendText')
                  : t('nothing')}
        </span>
        {applied && undo?.state !== 'done' && applied.done > applied.refused && (
          <Button danger loading={back.busy} onClick={askBack}>
            {t('undo')}
          </Button>
        )}
        {applied
          ? !undo && <TaskFile cid={cid} task={applied} text={steps('result.file')} />
          : check && !again && <TaskFile cid={cid} task={check} text={steps('check.wrongFile')} />}
        {map}
        {another}
        {!applied && (
          <ActButton
            type="primary"
            lacks={{ noRows: right === 0 }}
            loading={apply.busy || again !== null}
            onClick={ask}
          >
            {right === 0 ? t('applyNone') : t('apply', { count: right.toLocaleString('en') })}
          </ActButton>
        )}
      </div>
      <ExchangeRows
        key={`${fate} ${reason ?? ''}`}
        cid={cid}
        state={state}
        fate={fate === 'all' ? null : fate}
        why={reason}
      />
    </div>
  );
}
