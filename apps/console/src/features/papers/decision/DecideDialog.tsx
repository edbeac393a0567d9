import { decisionCalls as calls } from '@meetingapp/contract/papers/decision.ts';
import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';

/** Confirms a bulk decision with the counts of current decisions it replaces. */
export function DecideDialog({
  cid,
  ids,
  decision,
  busy,
  close,
  write,
}: {
  cid: number;
  ids: number[];
  decision: PaperDecision | null;
  busy: boolean;
  close: () => void;
  write: () => void;
}) {
  const t = useT('papersReview');
  const why = useWhy();
  const asked = useCall(calls.beforeDeciding, { cid, ids });
  const count = ids.length.toLocaleString('en');
  return (
    <Dialog
      title={
        decision ? t('bulk.title', { count, decision: t(`decisions.${decision}`) }) : t('bulk.backTitle', { count })
      }
      okText={t('bulk.write')}
      cancelText={t('bulk.cancel')}
      okButtonProps={greyOk(why({ waits: !asked.answer }))}
      confirmLoading={busy}
      onCancel={close}
      onOk={write}
    >
      <Answered asked={asked}>
        {({ decided, told, gone, unreviewed }) => (
          <div className="plan">
            <b>{t('bulk.before')}</b>
            <ul className="counts">
              {decided.map((one) => (
                <li key={one.decision}>
                  <span>{t(`decisions.${one.decision}`)}</span>
                  <span>{t('bulk.count', { count: one.count.toLocaleString('en') })}</span>
                </li>
              ))}
            </ul>
            {unreviewed > 0 && decision !== null && (
              <p className="note">{t('bulk.unreviewed', { count: unreviewed })}</p>
            )}
            {told > 0 && <p className="note">{t('bulk.told', { count: told })}</p>}
            {gone > 0 && <p className="note">{t('bulk.gone', { count: gone })}</p>}
            <p className="quiet">{t('bulk.hint')}</p>
          </div>
        )}
      </Answered>
    </Dialog>
  );
}
