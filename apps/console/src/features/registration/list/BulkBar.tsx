import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import type { ListedRegistration, RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, x } from '@meetingapp/ui/icons/icons.ts';
import { ban } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { send } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { canReview } from '../view.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';

type Act = BodyOf<typeof calls.bulk>['act'];

export interface BulkBarProps {
  cid: number;
  chosen: ReadonlySet<number>;
  /** True when the action applies to all rows the filter matches, including those not loaded. */
  all: boolean;
  chooseAll: () => void;
  rows: readonly ListedRegistration[];
  filter: RegistrationFilter;
  count: number;
  /** As it is shown: beyond a limit it says that there are more. */
  countText: string;
  clear: () => void;
}

/** Bulk actions: each shows the number of rows it applies to; one that applies to none shows why. */
export function BulkBar({ cid, chosen, all, chooseAll, rows, filter, count, countText, clear }: BulkBarProps) {
  const t = useT('registrationConsole');
  const [asking, setAsking] = useState<'refuse' | 'message' | 'cancel' | null>(null);
  const { change, busy } = useChange(calls.bulk, { refreshes: [...changed, taskCalls.list], said: t('started') });
  const number = all ? count : chosen.size;
  const fitting = canReview(rows.filter(({ id }) => chosen.has(id)));
  const none = !all && fitting === 0;
  async function start(act: Act, said: Omit<BodyOf<typeof calls.bulk>, 'cid' | 'act' | 'chosen'> = {}) {
    const { ok } = await change({ cid, act, chosen: all ? { filter } : { ids: [...chosen] }, ...said });
    if (!ok) return false;
    setAsking(null);
    clear();
    return true;
  }
  return (
    <div className="bulk" role="toolbar" aria-label={t('bulk.chosen', { count: number })}>
      <span aria-live="polite">{t('bulk.chosen', { count: all ? countText : number.toLocaleString('en') })}</span>
      {!all && count > chosen.size && (
        <Button type="text" size="small" className="all" onClick={chooseAll}>
          {t('bulk.all', { count: countText })}
        </Button>
      )}
      <span className="grow" />
      <ActButton
        type="text"
        size="small"
        why={none ? t('bulk.nothing') : ''}
        lacks={{ waits: busy }}
        onClick={() => void start('approve')}
      >
        <Icon icon={check} />
        {all || none ? t('bulk.approveAll') : t('bulk.approve', { count: fitting })}
      </ActButton>
      <ActButton
        type="text"
        size="small"
        why={none ? t('bulk.nothing') : ''}
        lacks={{ waits: busy }}
        onClick={() => setAsking('refuse')}
      >
        <Icon icon={x} />
        {all || none ? t('bulk.refuseAll') : t('bulk.refuse', { count: fitting })}
      </ActButton>
      <ActButton type="text" size="small" lacks={{ waits: busy }} onClick={() => setAsking('message')}>
        <Icon icon={send} />
        {t('bulk.message')}
      </ActButton>
      <ActButton type="text" size="small" lacks={{ waits: busy }} onClick={() => setAsking('cancel')}>
        <Icon icon={ban} />
        {t('pane.cancel')}
      </ActButton>
      <Button
        type="text"
        size="small"
        aria-label={t('bulk.clear')}
        title={t('bulk.clear')}
        icon={<Icon icon={x} />}
        onClick={clear}
      />
      {asking === 'refuse' && (
        <ReasonDialog
          title={t('bulk.refuseTitle', { count: all ? countText : fitting })}
          act={t('pane.refuse')}
          danger
          askTell
          busy={busy}
          close={() => setAsking(null)}
          done={(said) => void start('refuse', said)}
        />
      )}
      {asking === 'message' && (
        <MessageDialog
          cid={cid}
          count={all ? countText : number.toLocaleString('en')}
          busy={busy}
          close={() => setAsking(null)}
          done={(message) => start('message', { message })}
        />
      )}
      {asking === 'cancel' && (
        <CancelDialog
          count={all ? countText : number.toLocaleString('en')}
          busy={busy}
          close={() => setAsking(null)}
          done={(said) => void start('cancel', said)}
        />
      )}
    </div>
  );
}
