import { feeProofCalls, type FeeProof } from '@meetingapp/contract/fees/proof.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { fileCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Input, Segmented } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import './proof.css';
import type { TabProps } from '../fee/FeeKinds.tsx';

const states = ['waiting', 'accepted', 'refused'] as const;

/** Review of uploaded proofs: one after the other, accepted or requested again. */
export function ProofReview({ cid, bar }: TabProps) {
  const t = useT('fees');
  const c = useT('console');
  const may = useRole(roles.desk);
  const [state, setState] = useState<(typeof states)[number]>('waiting');
  const [after, setAfter] = useState<number | null>(null);
  const asked = useCall(feeProofCalls.proofs, { cid, state, after }, { enabled: may });
  return (
    <Page
      title={c('pages.fees')}
      facts={asked.answer && t('proofs.waiting', { count: asked.answer.waiting })}
      bar={
        <>
          {bar}
          <span className="grow" />
          <Segmented
            size="small"
            value={state}
            onChange={(next) => {
              setState(next);
              setAfter(null);
            }}
            options={states.map((value) => ({ value, label: t(`proofs.states.${value}`) }))}
          />
        </>
      }
    >
      <Answered asked={asked}>
        {({ proofs, more }) =>
          proofs.length === 0 ? (
            <EmptyState icon={fileCheck} title={t('proofs.none')} text={t('proofs.noneText')} />
          ) : (
            <ul className="proofs">
              {proofs.map((proof) => (
                <Proof key={proof.id} cid={cid} proof={proof} />
              ))}
              {more && (
                <Button size="small" onClick={() => setAfter(proofs.at(-1)?.id ?? null)}>
                  {t('proofs.more')}
                </Button>
              )}
            </ul>
          )
        }
      </Answered>
    </Page>
  );
}

function Proof({ cid, proof }: { cid: number; proof: FeeProof }) {
  const t = useT('fees');
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const { change, busy } = useChange(feeProofCalls.judgeProof, { refreshes: [feeProofCalls.proofs] });
  const label = t('proofs.of', { name: proof.name });
  return (
    <li aria-label={label}>
      <a href={proof.picture} target="_blank" rel="noreferrer">
        <img src={proof.picture} alt={label} loading="lazy" />
      </a>
      <div className="grow">
        <p>
          <b>{proof.name}</b> <span className="quiet">{proof.number}</span>
        </p>
        <p>
          {pickLanguage(proof.fee, language)} <span className="quiet">{pickLanguage(proof.wanted, language)}</span>
        </p>
        <p className="small quiet">{momentText(proof.sentAt, language)}</p>
        {proof.state === 'refused' && <p>{proof.reason}</p>}
        {proof.state === 'waiting' && (
          <div className="row">
            <Button
              type="primary"
              size="small"
              loading={busy}
              onClick={() => void change({ cid, proofId: proof.id, accept: true })}
            >
              {t('proofs.accept')}
            </Button>
            <Input
              size="small"
              maxLength={200}
              aria-label={t('proofs.reason')}
              placeholder={t('proofs.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <ActButton
              size="small"
              lacks={{ reasonMissing: reason.trim() === '' }}
              loading={busy}
              onClick={() => void change({ cid, proofId: proof.id, accept: false, reason })}
            >
              {t('proofs.refuse')}
            </ActButton>
          </div>
        )}
      </div>
    </li>
  );
}
