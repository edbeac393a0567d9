import type { SheetState } from '@meetingapp/contract/tasks/import.ts';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { App, Button, Checkbox, Progress } from 'antd';
import { ActButton } from '../layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../layout/EmptyState.tsx';
import { OutcomeFilter } from '../lists/OutcomeFilter.tsx';
import { useT } from '../texts/texts.ts';
import { useChange } from '../calls/use-change.ts';
import type { ImportList } from './import-list.ts';
import { ImportRows } from './ImportRows.tsx';
import { ReasonSelect } from './ReasonSelect.tsx';
import { TaskFile } from './TaskFile.tsx';

const fates = ['all', 'new', 'change', 'same', 'remove', 'wrong'] as const;
const marks = {
  all: {},
  new: { mark: 'good' },
  change: { mark: 'change' },
  same: {},
  remove: { mark: 'bad' },
  wrong: { mark: 'bad' },
} as const;

export interface ImportCheckProps {
  list: ImportList;
  state: SheetState;
  back: () => void;
  done: () => void;
}

/** Third step: the planned outcome of every row. Nothing is written before confirmation. */
export function ImportCheck({ list, state, back, done }: ImportCheckProps) {
  const t = useT('sheetImport');
  const { cid, calls, words, changes } = list;
  const { modal } = App.useApp();
  const [fate, setFate] = useState<(typeof fates)[number]>('all');
  const [why, setWhy] = useState<string | null>(null);
  const again = useChange(calls.importCheck, { refreshes: [calls.importState, calls.importRows] });
  const apply = useChange(calls.importApply, { refreshes: [calls.importState, ...changes] });
  const { id, check, counts, reasons, refused, replaces } = state;
  // A reason whose last row was corrected is gone.
  const reason = fate === 'wrong' && reasons.some(({ key }) => key === why) ? why : null;
  const count = (key: (typeof fates)[number]) =>
    key === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[key];
  const right = counts.new + counts.change + counts.remove;
  const repeat = (wish = replaces ?? false) => void again.change({ cid, id, replaces: wish });
  const over = check?.state === 'done' && refused === '';
  async function start() {
    if ((await apply.change({ cid, id })).ok) done();
  }
  const ask = () =>
    modal.confirm({
      title: t('check.applyTitle'),
      content: words.applyText({
        count: right,
        fresh: counts.new,
        change: counts.change,
        remove: counts.remove,
        wrong: counts.wrong,
      }),
      okText: t('check.apply', { count: right.toLocaleString('en') }),
      cancelText: t('check.cancel'),
      onOk: start,
    });
  if (check && check.endedAt === null)
    return (
      <div className="import-running" role="status">
        <Progress percent={100} status="active" showInfo={false} />
        <p>
          {check.state === 'waiting'
            ? t('check.waiting')
            : t('check.running', { count: check.done.toLocaleString('en') })}
        </p>
      </div>
    );
  if (!over)
    return (
      <EmptyState icon={circleAlert} role="alert" title={refused || t('check.failed')}>
        <Button loading={again.busy} onClick={() => repeat()}>
          {t('check.again')}
        </Button>
      </EmptyState>
    );
  return (
    <div className="import-judged">
      <OutcomeFilter
        figures={fates
          .filter((key) => key !== 'remove' || replaces === true)
          .map((key) => ({ key, label: t(`check.fates.${key}`), count: count(key), ...marks[key] }))}
        chosen={fate}
        choose={setFate}
      />
      <div className="sub">
        {fate === 'wrong' && <ReasonSelect reasons={reasons} chosen={reason} choose={setWhy} />}
        {replaces !== null && (
          <Checkbox checked={replaces} disabled={again.busy} onChange={({ target }) => repeat(target.checked)}>
            {t('check.replaces')}
          </Checkbox>
        )}
        <span className="grow small quiet">{t(fate === 'wrong' ? 'check.mendText' : 'check.nothing')}</span>
        {counts.wrong > 0 && check && <TaskFile cid={cid} task={check} text={t('check.wrongFile')} />}
        <Button onClick={back}>{t('check.columns')}</Button>
        <Button loading={again.busy} onClick={() => repeat()}>
          {t('check.again')}
        </Button>
        <ActButton type="primary" lacks={{ noRows: right === 0 }} loading={apply.busy} onClick={ask}>
          {right === 0 ? t('check.applyNone') : t('check.apply', { count: right.toLocaleString('en') })}
        </ActButton>
      </div>
      <ImportRows
        key={`${fate} ${reason ?? ''}`}
        list={list}
        state={state}
        fate={fate === 'all' ? null : fate}
        why={reason}
        ended={false}
      />
    </div>
  );
}
