import { agreementDeskCalls as calls } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { speakersConsoleCalls } from '@meetingapp/contract/speakers/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import type { Agreement, AgreementRow } from './agreement-view.ts';

interface AgreementPaneProps {
  row: AgreementRow;
  agreement: Agreement;
  /** May see fees and files. */
  finance: boolean;
  close: () => void;
}

/** One document: its files and hashes, and its withdrawal. */
export function AgreementPane({ row, agreement, finance, close }: AgreementPaneProps) {
  const t = useT('agreementConsole');
  const language = useLanguage();
  const cid = useCid();
  const [words, setWords] = useState('');
  const opening = useChange(calls.open, { refreshes: [] });
  const withdraw = useChange(calls.withdraw, {
    refreshes: [calls.list, speakersConsoleCalls.list],
    said: t('pane.withdrawn'),
  });
  const { signature } = agreement;

  async function show(view: 'document' | 'signed'): Promise<void> {
    // Before the call, else the browser takes it for an advertisement.
    const shown = window.open('about:blank');
    const outcome = await opening.change({ cid, agreementId: agreement.id, view });
    if (outcome.ok && shown) shown.location.href = outcome.answer.address;
    else shown?.close();
  }
  const why = finance ? '' : t('financeOnly');
  return (
    <Pane
      title={pickLanguage(row.person.name, language)}
      facts={row.template ? pickLanguage(row.template.title, language) : ''}
      close={close}
      changed={agreement.state !== 'withdrawn' && words.trim() !== ''}
    >
      <p className="row">
        <ActButton why={why} loading={opening.busy} onClick={() => void show('document')}>
          {t('pane.document')}
        </ActButton>
        {signature && (
          <ActButton why={why} loading={opening.busy} onClick={() => void show('signed')}>
            {t('pane.signed')}
          </ActButton>
        )}
      </p>
      <dl className="agreement-facts small">
        <dt>{t('at.made', { time: momentText(agreement.madeAt, language) })}</dt>
        {agreement.openedAt && <dt>{t('at.opened', { time: momentText(agreement.openedAt, language) })}</dt>}
        {signature && (
          <dt>
            {joinList(
              [
                t('at.signed', { time: momentText(signature.at, language) }),
                t(`ways.${signature.way}`),
                t('pane.chainNumber', { number: signature.number }),
              ],
              language,
              'clauses',
            )}
          </dt>
        )}
        {agreement.withdrawnAt && (
          <dt>
            {t('at.withdrawn', { time: momentText(agreement.withdrawnAt, language) })}{' '}
            {agreement.words !== '' && t('pane.reason', { words: agreement.words })}
          </dt>
        )}
        <dt>{t('pane.sha256')}</dt>
        <dd>
          <code>{agreement.sha256}</code>
        </dd>
        {signature && (
          <>
            <dt>{t('pane.signedSha256')}</dt>
            <dd>
              <code>{signature.sha256}</code>
            </dd>
            <dt>{t('pane.hash')}</dt>
            <dd>
              <code>{signature.hash}</code>
            </dd>
          </>
        )}
      </dl>
      {agreement.state !== 'withdrawn' && (
        <div className="agreement-withdraw">
          <Input.TextArea
            rows={2}
            maxLength={300}
            aria-label={t('pane.words')}
            placeholder={t('pane.words')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <ActButton
            danger
            loading={withdraw.busy}
            why={words.trim() === '' ? t('pane.wordsFirst') : ''}
            onClick={() =>
              void withdraw.change({ cid, agreementId: agreement.id, seen: agreement.version, words: words.trim() })
            }
          >
            {t('pane.withdraw')}
          </ActButton>
          <p className="small quiet">{t('pane.withdrawText')}</p>
        </div>
      )}
      <History cid={cid} subject="speaker_agreement" id={agreement.id} />
    </Pane>
  );
}
