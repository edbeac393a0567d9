import { homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';

interface PlanDialogProps {
  cid: number;
  seen: number;
  /** The time that is set; null: none. */
  liveAt: string | null;
  close: () => void;
}

/** Sets or removes the time at which the draft goes live automatically. */
export function PlanDialog({ cid, seen, liveAt, close }: PlanDialogProps) {
  const t = useT('homeConsole');
  const [at, setAt] = useState(liveAt);
  const [fault, setFault] = useState('');
  const plan = useChange(homeConsoleCalls.plan, {
    refreshes: [homeConsoleCalls.read],
    said: t('planned'),
    quiet: true,
  });
  async function set(moment: string | null): Promise<void> {
    const outcome = await plan.change({ cid, seen, liveAt: moment });
    if (outcome.ok) close();
    else setFault(failureText(outcome.failure));
  }
  return (
    <FieldDialog
      title={t('plan')}
      close={close}
      values={at}
      footer={
        <>
          {liveAt !== null && (
            <ActButton loading={plan.busy} onClick={() => void set(null)}>
              {t('planRemove')}
            </ActButton>
          )}
          <ActButton
            type="primary"
            loading={plan.busy}
            why={at === null ? t('planFirst') : ''}
            onClick={() => void set(at)}
          >
            {t('planSet')}
          </ActButton>
        </>
      }
    >
      <p>{t('planText')}</p>
      <Field label={t('planAt')} fault={fault}>
        <MomentPicker label={t('planAt')} at={at} change={setAt} />
      </Field>
    </FieldDialog>
  );
}
