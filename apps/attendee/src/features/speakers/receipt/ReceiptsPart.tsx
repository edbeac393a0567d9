import './receipts.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakerReceiptCalls as calls } from '@meetingapp/contract/speakers/receipt.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { showSuccess, showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { creditCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Suspense, useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

const receiptForm = latePart(() => import('./ReceiptForm.tsx').then(({ ReceiptForm }) => ReceiptForm));
const bankForm = latePart(() => import('./BankForm.tsx').then(({ BankForm }) => BankForm));

type Receipt = AnswerOf<typeof calls.receipts>['receipts'][number];
const tags = { sent: 'soon', approved: 'ok', refused: 'bad', paid: 'ok' } as const;
const sums = ['sent', 'approved', 'paid'] as const;

/** S55: receipts as pictures with their sums, state and what is missing, and the account to pay to. */
export function ReceiptsPart({ who }: { who: PersonOf }) {
  const t = useT('speakerReceipt');
  const [open, setOpen] = useState<'receipt' | 'bank' | null>(null);
  const { answer } = useCall(calls.receipts, who, { fresh: 0, quiet: true });
  if (!answer) return null;
  const close = () => setOpen(null);
  return (
    <section className="rc">
      <h2 className="t-lg">{t('title')}</h2>
      <p className="t-sm ink-2">{t('lead')}</p>
      {answer.receipts.length > 0 && (
        <dl className="rc-sums">
          {sums.map((one) => (
            <div key={one}>
              <dt>{t(`sums.${one}`)}</dt>
              <dd>
                <Money fen={answer.sums[one]} currency="CNY" cents size="md" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answer.missing.length > 0 && (
        <Note kind="warn">
          {answer.missing.map((one) => (
            <p key={one}>{t(`missing.${one}`)}</p>
          ))}
        </Note>
      )}
      {answer.receipts.length > 0 && (
        <ul className="rc-list">
          {answer.receipts.map((one) => (
            <OneReceipt key={one.id} receipt={one} who={who} />
          ))}
        </ul>
      )}
      <Button variant="soft" onClick={() => setOpen('receipt')}>
        {t('add')}
      </Button>
      <List>
        <ListRow
          icon={creditCard}
          title={t('bank.title')}
          text={answer.bankEnding === null ? t('bank.none') : t('bank.there', { ending: answer.bankEnding })}
          trailing={
            <Tag kind={answer.bankEnding === null ? 'soon' : 'ok'}>
              {t(answer.bankEnding === null ? 'bank.missing' : 'bank.given')}
            </Tag>
          }
          onPress={() => setOpen('bank')}
        />
      </List>
      {open !== null && (
        <Suspense fallback={null}>
          {open === 'receipt' ? (
            <receiptForm.Part who={who} onClose={close} />
          ) : (
            <bankForm.Part who={who} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}

function OneReceipt({ receipt, who }: { receipt: Receipt; who: PersonOf }) {
  const t = useT('speakerReceipt');
  const { send, sending } = useSend(calls.removeReceipt);
  const about = { kind: t(`kinds.${receipt.kind}`), amount: moneyText(receipt.amount, 'CNY', true) };
  async function remove(): Promise<void> {
    const outcome = await send({ ...who, receiptId: receipt.id, seen: receipt.version }, { quiet: true });
    invalidate(calls.receipts);
    if (outcome.ok) showSuccess(t('removed'));
    else showToast(outcome.failure.msg);
  }
  return (
    <li>
      <a href={receipt.picture} target="_blank" rel="noreferrer">
        <img src={receipt.picture} alt={t('picture', about)} loading="lazy" />
      </a>
      <span className="grow">
        <span className="rc-head">
          <b>
            {about.kind} {about.amount}
          </b>
          <Tag kind={tags[receipt.state]}>{t(`states.${receipt.state}`)}</Tag>
        </span>
        <span className="t-sm ink-2">
          {receipt.spentOn} {receipt.words}
        </span>
        {receipt.state === 'refused' && (
          <span className="t-sm rc-refused">{t('refusedWith', { reason: receipt.reason })}</span>
        )}
      </span>
      {(receipt.state === 'sent' || receipt.state === 'refused') && (
        <IconButton icon={trash2} label={t('removeLabel', about)} disabled={sending} onClick={() => void remove()} />
      )}
    </li>
  );
}
