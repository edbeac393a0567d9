import { refundCalls } from '@meetingapp/contract/orders/refund.ts';
import type { RefundProposal } from '@meetingapp/contract/orders/refund.ts';
import { Button, Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { orderReads } from '../data.ts';

/** What a colleague proposes to do about a failed refund, and what the reader can do about it. */
export function RefundProposalView({
  cid,
  refundId,
  proposal,
}: {
  cid: number;
  refundId: number;
  proposal: RefundProposal;
}) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const [reference, setReference] = useState('');
  useUnsaved(reference.trim() !== '');
  const approve = useChange(refundCalls.approveRefund, { refreshes: orderReads, said: t('recover.approved') });
  const reject = useChange(refundCalls.rejectRefund, { refreshes: orderReads });
  const { id: proposalId, way, own } = proposal;
  const body = { cid, refundId, proposalId };
  const whereTo = way === 'bank' ? [proposal.payee, proposal.bank, proposal.account] : [proposal.reference];
  return (
    <section className="proposal" aria-label={t('recover.proposal')}>
      <p>
        <b>{t(`recover.${way}`)}</b>
      </p>
      {whereTo.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="small quiet">
        {proposal.by} {momentText(proposal.at, language)} {proposal.reason}
      </p>
      <div className="row wrap">
        {own && <span className="small quiet">{t('recover.waitsForOther')}</span>}
        {!own && way === 'bank' && (
          <Input
            size="small"
            style={{ width: 200 }}
            maxLength={60}
            aria-label={t('byHandReference')}
            placeholder={t('byHandReference')}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        {!own && (
          <ActButton
            size="small"
            type="primary"
            lacks={{ referenceMissing: way === 'bank' && reference.trim() === '' }}
            loading={approve.busy}
            onClick={() => void approve.change({ ...body, reference })}
          >
            {t('recover.approve')}
          </ActButton>
        )}
        <Button size="small" loading={reject.busy} onClick={() => void reject.change(body)}>
          {t(own ? 'recover.withdraw' : 'recover.reject')}
        </Button>
      </div>
    </section>
  );
}
