import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import { InvoiceView } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Input, Segmented, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { amountText } from '../../../lib/forms/money.ts';
import { useListed, useOpenRow, useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { InvoicePane } from '../invoice/InvoicePane.tsx';
import { InvoiceResult } from '../invoice/InvoiceResult.tsx';
import { InvoiceTools } from '../invoice/InvoiceTools.tsx';
import { ExportOrders } from '../order/ExportOrders.tsx';
import { OrderTabs } from '../parts/OrderTabs.tsx';
import { Paging } from '../parts/Paging.tsx';
import { invoiceColours } from '../view.ts';

const views = InvoiceView.options as [InvoiceView, ...InvoiceView[]];

/** Requested invoices with their actions, and the exchange with the tax office. */
export function Invoices() {
  const t = useT('ordersConsole');
  const cid = useCid();
  const [view, setView] = useTab(views, 'view');
  const [words, setWords] = useState('');
  const [before, setBefore] = useListed('before');
  const [open, setOpen] = useOpenRow();
  const [result, setResult] = useState<number | null>(null);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const asked = useCall(invoiceCalls.invoices, { cid, view, words, before });
  const send = useChange(invoiceCalls.sendInvoices, {
    refreshes: [invoiceCalls.invoices],
    said: t('invoices.sentSaid'),
  });
  const rows = asked.answer?.invoices ?? [];
  const shown = rows.find(({ id }) => id === open);
  const counts = asked.answer?.counts;
  const chosen = (id: number) => (ticked.length > 0 ? ticked.includes(id) : view === 'to_send');
  const sendable = rows.filter((row) => chosen(row.id) && row.file !== '' && row.amount !== null);
  function show(next: InvoiceView) {
    setView(next);
    setTicked([]);
  }
  const wide = shown === undefined;
  const columns: TableProps<InvoiceRow>['columns'] = [
    {
      title: t('invoices.title'),
      ellipsis: true,
      render: (_, { id, title }) => (
        <button type="button" className="one" onClick={() => setOpen(id)}>
          <b>{title}</b>
        </button>
      ),
    },
    { title: t('name'), dataIndex: 'name', width: 88, ellipsis: true },
    {
      title: t('state'),
      width: 116,
      render: (_, { state, redDue }) => (
        <Tag color={redDue > 0 ? 'error' : invoiceColours[state]} variant="filled">
          {redDue > 0 ? t('invoices.redWanted') : t(`invoices.states.${state}`)}
        </Tag>
      ),
    },
    ...(wide
      ? [
          {
            title: t('invoices.kind'),
            width: 64,
            render: (_: unknown, { kind }: InvoiceRow) => t(`invoices.kinds.${kind}`),
          },
        ]
      : []),
    {
      title: t('invoices.amount'),
      width: 100,
      align: 'right',
      render: (_, { amount, net }) =>
        amount === null ? (
          <span className="quiet">{amountText(net, HOME_CURRENCY)}</span>
        ) : (
          amountText(amount, HOME_CURRENCY)
        ),
    },
    ...(wide
      ? [
          { title: t('invoices.number'), dataIndex: 'number', width: 176 },
          { title: t('invoices.day'), dataIndex: 'issuedOn', width: 112 },
          {
            title: t('invoices.file'),
            width: 60,
            render: (_: unknown, { file }: InvoiceRow) => file !== '' && t('invoices.pdf'),
          },
        ]
      : []),
  ];
  if (result !== null)
    return (
      <Page title={t('tabs.invoices')} actions={<OrderTabs here="invoices" />}>
        <InvoiceResult key={result} cid={cid} id={result} close={() => setResult(null)} />
      </Page>
    );
  return (
    <Page
      title={t('tabs.invoices')}
      actions={
        <>
          <OrderTabs here="invoices" />
          <ExportOrders cid={cid} first="invoices" />
        </>
      }
      bar={
        <>
          <Segmented<InvoiceView>
            value={view}
            aria-label={t('invoices.view')}
            options={InvoiceView.options.map((value) => ({
              value,
              label: `${t(`invoices.views.${value}`)} ${counts?.[value] ?? ''}`,
            }))}
            onChange={show}
          />
          <Input
            allowClear
            style={{ width: 200 }}
            aria-label={t('invoices.search')}
            placeholder={t('invoices.search')}
            prefix={<Icon icon={search} />}
            onChange={({ target }) => {
              setWords(target.value);
              setBefore(null);
            }}
          />
        </>
      }
      filters={
        asked.answer && (
          <InvoiceTools
            cid={cid}
            setting={asked.answer.setting}
            ready={asked.answer.counts.to_issue ?? 0}
            opened={setResult}
          />
        )
      }
      pane={shown && <InvoicePane key={shown.id} cid={cid} invoice={shown} close={() => setOpen(null)} />}
      foot={
        <span className="row">
          <Paging before={before} more={asked.answer?.more} last={rows.at(-1)?.id} show={setBefore} />
          {(ticked.length > 0 || view === 'to_send') && (
            <ActButton
              size="small"
              lacks={{ noInvoice: sendable.length === 0 }}
              loading={send.busy}
              onClick={() =>
                void send.change({ cid, ids: sendable.map(({ id }) => id) }).then((outcome) => {
                  if (outcome.ok) setTicked([]);
                })
              }
            >
              {t('invoices.sendMany', { count: sendable.length })}
            </ActButton>
          )}
        </span>
      }
    >
      <Answered asked={asked}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            view === 'all' && words === '' ? (
              <EmptyState icon={receiptText} title={t('invoices.none')} text={t('invoices.noneText')} />
            ) : (
              <EmptyState
                icon={receiptText}
                title={t('notFound')}
                {...(words === '' ? {} : { text: t('notFoundText') })}
              />
            )
          ) : (
            <ListTable<InvoiceRow>
              columns={columns}
              rows={invoices}
              open={open}
              rowSelection={{
                columnWidth: 56,
                selectedRowKeys: [...ticked],
                onChange: (keys) => setTicked(keys.map(Number)),
                // Replaces the select-all box: antd's hidden copy of it, used to measure columns, could be focused by keyboard but not
                // seen.
                columnTitle: <span className="sr">{t('chosen')}</span>,
                getCheckboxProps: ({ title }) => ({ 'aria-label': t('invoices.choose', { title }) }),
              }}
            />
          )
        }
      </Answered>
    </Page>
  );
}
