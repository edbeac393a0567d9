import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import '../parts/speakers.css';
import '../receipt/receipts.css';
import { receiptDeskCalls as calls } from '@meetingapp/contract/speakers/receipt.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { receipt } from '@meetingapp/ui/icons/icons-topics.ts';
import { Input, Tag } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ReceiptsPane } from '../receipt/ReceiptsPane.tsx';
import {
  countPayees,
  filterPayees,
  payable,
  receiptFigures,
  totalOf,
  type Payee,
  type ReceiptFigure,
} from '../receipt/receipts-view.ts';

const EVERY_MS = 30_000;

/** O10: receipts of speakers to approve or refuse, the pay list as a file, and what was paid. */
export function Receipts() {
  const t = useT('receiptConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [open, setOpen] = useOpenRow();
  const [figure, setFigure] = useState<ReceiptFigure>('all');
  const [words, setWords] = useState('');
  const asked = useCall(calls.list, { cid }, { again: () => EVERY_MS });
  const list = useChange(calls.payList, { refreshes: [] });
  const paying = useChange(calls.markPaid, { refreshes: [calls.list], said: t('markedPaid') });
  const people = asked.answer?.people ?? [];
  const counts = countPayees(people);
  const shown = filterPayees(people, figure, words);
  const current = people.find(({ expertId }) => expertId === open);
  const ready = payable(people);
  const why = ready.length === 0 ? t('noPayList') : '';

  async function fetchList(): Promise<void> {
    const outcome = await list.change({ cid });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  const money = (fen: number) => (fen === 0 ? '—' : amountText(fen, HOME_CURRENCY));
  return (
    <Page
      title={c('pages.receipts')}
      facts={
        asked.answer &&
        t('facts', {
          people: people.length,
          sent: amountText(totalOf(people, 'sent'), HOME_CURRENCY),
          approved: amountText(totalOf(people, 'approved'), HOME_CURRENCY),
          paid: amountText(totalOf(people, 'paid'), HOME_CURRENCY),
        })
      }
      actions={
        <>
          <ActButton icon={<Icon icon={download} />} loading={list.busy} why={why} onClick={() => void fetchList()}>
            {t('payList')}
          </ActButton>
          {why === '' ? (
            <AskFirst
              title={t('markPaidText')}
              okText={t('markPaid', { count: ready.length })}
              cancelText={t('cancel')}
              onConfirm={() => void paying.change({ cid, receiptIds: ready })}
            >
              <ActButton loading={paying.busy}>{t('markPaid', { count: ready.length })}</ActButton>
            </AskFirst>
          ) : (
            <ActButton why={why}>{t('markPaid', { count: 0 })}</ActButton>
          )}
        </>
      }
      filters={
        asked.answer && (
          <div className="grow">
            <div className="desk-figures" role="group" aria-label={t('filter')}>
              {receiptFigures.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={figure === one}
                  onClick={() => setFigure(figure === one ? 'all' : one)}
                >
                  <span className="small quiet">{t(`figures.${one}`)}</span>
                  <b className={(one === 'sent' || one === 'missing') && counts[one] > 0 ? 'warn' : ''}>
                    {counts[one]}
                  </b>
                </button>
              ))}
            </div>
            <div className="desk-filters">
              <Input
                allowClear
                style={{ width: 260 }}
                aria-label={t('search')}
                placeholder={t('search')}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </div>
          </div>
        )
      }
      pane={current && <ReceiptsPane key={current.expertId} person={current} close={() => setOpen(null)} />}
    >
      <Answered asked={asked}>
        {() =>
          people.length === 0 ? (
            <EmptyState icon={receipt} title={t('none')} text={t('noneText')} />
          ) : shown.length === 0 ? (
            <EmptyState icon={receipt} title={t('notFound')} text="" />
          ) : (
            <ListTable<Payee & { id: number }>
              rows={shown.map((person) => ({ ...person, id: person.expertId }))}
              open={open}
              scroll={{ x: 820 }}
              columns={[
                {
                  title: t('table.name'),
                  width: 200,
                  render: (_value, one) => (
                    <>
                      <button
                        type="button"
                        aria-label={t('open', { name: pickLanguage(one.name, language) })}
                        onClick={() => setOpen(one.expertId)}
                      >
                        <b>{pickLanguage(one.name, language)}</b>
                      </button>
                      <div className="small quiet">{pickLanguage(one.affiliation, language)}</div>
                    </>
                  ),
                },
                { title: t('table.receipts'), width: 80, render: (_value, one) => one.receipts.length },
                { title: t('table.sent'), width: 110, align: 'right', render: (_value, one) => money(one.sums.sent) },
                {
                  title: t('table.approved'),
                  width: 110,
                  align: 'right',
                  render: (_value, one) => money(one.sums.approved),
                },
                { title: t('table.paid'), width: 110, align: 'right', render: (_value, one) => money(one.sums.paid) },
                {
                  title: t('table.missing'),
                  width: 180,
                  render: (_value, one) =>
                    one.missing.length > 0 && (
                      <Tag color="warning">
                        {joinList(
                          one.missing.map((gap) => t(`missing.${gap}`)),
                          language,
                        )}
                      </Tag>
                    ),
                },
              ]}
            />
          )
        }
      </Answered>
    </Page>
  );
}
