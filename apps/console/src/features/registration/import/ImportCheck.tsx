import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationImportCalls as calls, type ImportState } from '@meetingapp/contract/registration/import.ts';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { App, Button, Progress, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ImportRows } from './ImportRows.tsx';
import { TaskFile } from './TaskFile.tsx';

const fates = ['all', 'new', 'change', 'same', 'wrong'] as const;
const marks = { all: {}, new: { mark: 'good' }, change: { mark: 'change' }, same: {}, wrong: { mark: 'bad' } } as const;

export interface ImportCheckProps {
  cid: number;
  state: ImportState;
  back: () => void;
  done: () => void;
}

/** Third step: the planned outcome of every row. Nothing is written before confirmation. */
export function ImportCheck({ cid, state, back, done }: ImportCheckProps) {
  const t = useT('registrationImport');
  const { modal } = App.useApp();
  const [fate, setFate] = useState<(typeof fates)[number]>('all');
  const [why, setWhy] = useState<string | null>(null);
  const again = useChange(calls.importCheck, { refreshes: [calls.importState, calls.importRows] });
  const apply = useChange(calls.importApply, { refreshes: [calls.importState, registrationConsoleCalls.list] });
  const { id, check, counts, reasons, refused } = state;
  // A reason whose last row was corrected is gone.
  const reason = fate === 'wrong' && reasons.some(({ key }) => key === why) ? why : null;
  const count = (key: (typeof fates)[number]) =>
    key === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[key];
  const right = counts.new + counts.change;
  const over = check?.state === 'done' && refused === '';
  async function start() {
    if ((await apply.change({ cid, id })).ok) done();
  }
  const ask = () =>
    modal.confirm({
      title: t('check.applyTitle'),
      content: t('check.applyText', { count: right, fresh: counts.new, change: counts.change, wrong: counts.wrong }),
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
        <Button loading={again.busy} onClick={() => void again.change({ cid, id })}>
          {t('check.again')}
        </Button>
      </EmptyState>
    );
  return (
    <div className="import-judged">
      <OutcomeFilter
        figures={fates.map((key) => ({ key, label: t(`check.fates.${key}`), count: count(key), ...marks[key] }))}
        chosen={fate}
        choose={setFate}
      />
      <div className="sub">
        {fate === 'wrong' && reasons.length > 0 && (
          <Select
            aria-label={t('check.reason')}
            popupMatchSelectWidth={false}
            style={{ maxWidth: 360 }}
            value={reason ?? ''}
            options={[
              { value: '', label: t('check.anyReason', { count: reasons.length }) },
              ...reasons.map(({ key, text, count: rows }) => ({ value: key, label: `${text} (${rows})` })),
            ]}
            onChange={(key) => setWhy(key === '' ? null : key)}
          />
        )}
        <span className="grow small quiet">{t(fate === 'wrong' ? 'check.mendText' : 'check.nothing')}</span>
        {counts.wrong > 0 && check && <TaskFile cid={cid} task={check} text={t('check.wrongFile')} />}
        <Button onClick={back}>{t('check.columns')}</Button>
        <Button loading={again.busy} onClick={() => void again.change({ cid, id })}>
          {t('check.again')}
        </Button>
        <ActButton type="primary" lacks={{ noRows: right === 0 }} loading={apply.busy} onClick={ask}>
          {right === 0 ? t('check.applyNone') : t('check.apply', { count: right.toLocaleString('en') })}
        </ActButton>
      </div>
      <ImportRows
        key={`${fate} ${reason ?? ''}`}
        cid={cid}
        state={state}
        fate={fate === 'all' ? null : fate}
        why={reason}
        ended={false}
      />
    </div>
  );
}
