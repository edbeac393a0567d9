import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import type { OrderRow } from '@meetingapp/contract/orders/console.ts';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Tag } from 'antd';
import type { TableProps } from 'antd';
import { OrderState } from '@meetingapp/contract/orders/order.ts';
import { Provider } from '@meetingapp/contract/orders/console.ts';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useCurrency, useDaySpan, useListed, useOpenRow, useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ExportOrders } from '../order/ExportOrders.tsx';
import { OrderFilters } from '../order/OrderFilters.tsx';
import { OrderPane } from '../order/OrderPane.tsx';
import { RefundRequests } from '../order/RefundRequests.tsx';
import { WaitingRefunds } from '../order/WaitingRefunds.tsx';
import { OrderTabs } from '../parts/OrderTabs.tsx';
import { Paging } from '../parts/Paging.tsx';
import { orderColours } from '../view.ts';
import type { OrderFilter } from '../view.ts';

/** Orders of a conference, newest first. */
export function Orders() {
  const t = useT('ordersConsole');
  const ofPages = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [state, setState] = useTab(['all', 'received', ...OrderState.options], 'state');
  const [currency, setCurrency] = useCurrency();
  const [provider, setProvider] = useTab(['all', ...Provider.options], 'provider');
  const [days, setDays] = useDaySpan();
  const [words, setWords] = useState('');
  const filter: OrderFilter = {
    state: state === 'all' ? null : state,
    provider: provider === 'all' ? null : provider,
    currency,
    ...days,
    words,
  };
  const isFiltered = Object.values(filter).some((value) => value !== null && value !== '');
  const [before, setBefore] = useListed('before');
  const [open, setOpen] = useOpenRow();
  const asked = useCall(orderConsoleCalls.list, { cid, ...filter, before });
  // The least needed columns are hidden while the pane is open.
  const wide = open === null;
  // Sums below each other read as one currency: others name theirs.
  const sumText = (sum: number, currency: string) =>
    currency === asked.answer?.currency ? amountText(sum, currency) : `${currency} ${amountText(sum, currency)}`;
  const columns: TableProps<OrderRow>['columns'] = [
    {
      title: t('name'),
      width: wide ? 136 : 104,
      ellipsis: true,
      render: (_, { id, name }) => (
        <button type="button" className="one" onClick={() => setOpen(id)}>
          <b>{name}</b>
        </button>
      ),
    },
    ...(wide ? [{ title: t('number'), dataIndex: 'number', width: 176, ellipsis: true }] : []),
    {
      title: t('state'),
      width: 120,
      render: (_, { state }) => (
        <Tag color={orderColours[state]} variant="filled">
          {t(`states.${state}`)}
        </Tag>
      ),
    },
    {
      title: t('provider'),
      width: 116,
      ellipsis: true,
      render: (_, { provider, total }) =>
        provider ? t(`providers.${provider}`) : <span className="quiet">{t(total === 0 ? 'free' : 'unpaid')}</span>,
    },
    { title: t('total'), width: 112, align: 'right', render: (_, { total, currency }) => sumText(total, currency) },
    ...(wide
      ? [
          {
            title: t('refunded'),
            width: 96,
            align: 'right' as const,
            render: (_: unknown, { refunded, currency }: OrderRow) => (refunded > 0 ? sumText(refunded, currency) : ''),
          },
        ]
      : []),
    {
      title: t('paidNow'),
      width: 96,
      align: 'right',
      render: (_, { paidNow, currency }) => (paidNow === null ? '' : sumText(paidNow, currency)),
    },
    { title: t('createdAt'), width: 128, render: (_, { createdAt }) => momentText(createdAt, language) },
  ];
  return (
    <Page
      title={ofPages('pages.orders')}
      facts={
        asked.answer &&
        t(asked.answer.totalMore ? 'foundMore' : 'found', { count: asked.answer.total.toLocaleString('en') })
      }
      actions={
        <>
          <OrderTabs here="orders" />
          <ExportOrders cid={cid} filter={filter} first="ledger" />
        </>
      }
      bar={
        <OrderFilters
          filter={filter}
          currencies={[...new Set([...(asked.answer?.currencies ?? []), ...(currency === null ? [] : [currency])])]}
          change={(part) => {
            if (part.state !== undefined) setState(part.state ?? 'all');
            if (part.provider !== undefined) setProvider(part.provider ?? 'all');
            if (part.currency !== undefined) setCurrency(part.currency);
            if (part.from !== undefined || part.until !== undefined)
              setDays({ from: part.from ?? null, until: part.until ?? null });
            if (part.words !== undefined) {
              setWords(part.words);
              setBefore(null);
            }
          }}
        />
      }
      pane={open !== null && <OrderPane key={open} cid={cid} id={open} close={() => setOpen(null)} />}
      foot={
        <span className="row">
          <Paging before={before} more={asked.answer?.more} last={asked.answer?.orders.at(-1)?.id} show={setBefore} />
        </span>
      }
    >
      {before === null && <RefundRequests cid={cid} open={setOpen} />}
      {before === null && <WaitingRefunds cid={cid} open={setOpen} />}
      <Answered asked={asked}>
        {({ orders }) =>
          orders.length === 0 ? (
            <EmptyState
              icon={receiptText}
              title={t(isFiltered ? 'notFound' : 'none')}
              text={t(isFiltered ? 'notFoundText' : 'noneText')}
            />
          ) : (
            <ListTable<OrderRow> columns={columns} rows={orders} open={open} />
          )
        }
      </Answered>
    </Page>
  );
}
