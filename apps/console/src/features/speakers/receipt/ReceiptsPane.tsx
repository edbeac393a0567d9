import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { receiptDeskCalls as calls, type Receipt } from '@meetingapp/contract/speakers/receipt.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Payee } from './receipts-view.ts';

const colours = { sent: 'warning', approved: 'success', refused: 'error', paid: 'default' } as const;
const lines = ['holder', 'name', 'number'] as const;

/** Receipts of a person: approve each, or refuse it with the reason; their account on request. */
export function ReceiptsPane({ person, close }: { person: Payee; close: () => void }) {
  const t = useT('receiptConsole');
  const language = useLanguage();
  const cid = useCid();
  const [account, setAccount] = useState<Record<(typeof lines)[number], string> | null>(null);
  const reading = useChange(calls.readBank, { refreshes: [] });

  async function read(): Promise<void> {
    const outcome = await reading.change({ cid, expertId: person.expertId });
    if (!outcome.ok) return;
    const { bankHolder, bankName, bankNumber } = outcome.answer;
    setAccount({ holder: bankHolder, name: bankName, number: bankNumber });
  }
  return (
    <Pane
      title={pickLanguage(person.name, language)}
      facts={person.bankEnding === null ? t('noBank') : t('bankEnding', { ending: person.bankEnding })}
      close={close}
    >
      {account ? (
        <dl className="receipt-account">
          {lines.map((line) => (
            <div key={line}>
              <dt className="small quiet">{t(`account.${line}`)}</dt>
              <dd>{account[line]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          <ActButton
            loading={reading.busy}
            why={person.bankEnding === null ? t('noBank') : ''}
            onClick={() => void read()}
          >
            {t('bank')}
          </ActButton>
        </p>
      )}
      {person.receipts.map((one) => (
        <OneReceipt key={`${one.id}/${one.version}`} receipt={one} />
      ))}
    </Pane>
  );
}

function OneReceipt({ receipt }: { receipt: Receipt }) {
  const t = useT('receiptConsole');
  const cid = useCid();
  const [words, setWords] = useState('');
  useUnsaved(words.trim() !== '');
  const { change, busy } = useChange(calls.decideReceipt, { refreshes: [calls.list], said: t('decided') });
  const decide = (approve: boolean) =>
    void change({ cid, receiptId: receipt.id, seen: receipt.version, approve, words: words.trim() });
  const about = { kind: t(`kinds.${receipt.kind}`), amount: amountText(receipt.amount, HOME_CURRENCY) };
  const open = receipt.state === 'sent' || receipt.state === 'approved';
  return (
    <article className="receipt">
      <a href={receipt.picture} target="_blank" rel="noreferrer" aria-label={t('picture', about)}>
        <img src={receipt.picture} alt="" loading="lazy" />
      </a>
      <div className="grow">
        <b>
          {about.kind} {about.amount}
        </b>{' '}
        <Tag color={colours[receipt.state]}>{t(`states.${receipt.state}`)}</Tag>
        <div className="small quiet">
          {receipt.spentOn} {receipt.words}
        </div>
        {receipt.state === 'refused' && <div className="small">{t('reason', { words: receipt.reason })}</div>}
        {open && (
          <>
            <Input
              size="small"
              maxLength={300}
              aria-label={t('words')}
              placeholder={t('words')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <div className="row">
              {receipt.state === 'sent' && (
                <Button size="small" type="primary" loading={busy} onClick={() => decide(true)}>
                  {t('approve')}
                </Button>
              )}
              <ActButton
                size="small"
                loading={busy}
                why={words.trim() === '' ? t('wordsFirst') : ''}
                onClick={() => decide(false)}
              >
                {t('refuse')}
              </ActButton>
            </div>
          </>
        )}
      </div>
    </article>
  );
}
