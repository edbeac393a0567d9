import { orderConsoleCalls } from '@meetingapp/contract/orders-console.ts';
import type { OrderRow } from '@meetingapp/contract/orders-console.ts';
import { receiptText } from '@meetingapp/ui/icons-sign-up.ts';
import { Tag } from 'antd';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ListTable } from '../../../lib/ListTable.tsx';
import { momentText } from '../../../lib/moment.ts';
import { amountText } from '../../../lib/money.ts';
import { useOpened } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { OrderFilters } from '../parts/OrderFilters.tsx';
import { OrderPane } from '../parts/OrderPane.tsx';
import { OrderTabs } from '../parts/OrderTabs.tsx';
import { Paging } from '../parts/Paging.tsx';
import { orderColours } from '../view.ts';
import type { OrderFilter } from '../view.ts';

/** Every order of a conference, the newest first. */
export function Orders() {
  const t = useT('ordersConsole');
  const ofPages = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [filter, setFilter] = useState<OrderFilter>({});
  const [before, setBefore] = useState<number | null>(null);
  const [open, setOpen] = useOpened();
  const asked = useCall(orderConsoleCalls.list, { cid, ...filter, before });
  // Beside the pane the least needed columns give way.
  const wide = open === null;
  const columns: TableProps<OrderRow>['columns'] = [
    {
      title: t('name'),
      width: 136,
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
    { title: t('total'), width: 96, align: 'right', render: (_, { total }) => amountText(total) },
    {
      title: t('refunded'),
      width: 96,
      align: 'right',
      render: (_, { refunded }) => (refunded > 0 ? amountText(refunded) : ''),
    },
    { title: t('createdAt'), width: 128, render: (_, { createdAt }) => momentText(createdAt, language) },
  ];
  return (
    <Page
      title={ofPages('pages.orders')}
      facts={asked.answer && t('found', { count: asked.answer.total.toLocaleString('en') })}
      actions={<OrderTabs here="orders" />}
      bar={
        <OrderFilters
          filter={filter}
          change={(next) => {
            setFilter(next);
            setBefore(null);
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
      <Answered asked={asked}>
        {({ orders }) =>
          orders.length === 0 ? (
            <Blank icon={receiptText} title={t('none')} text={t('noneText')} />
          ) : (
            <ListTable<OrderRow> columns={columns} rows={orders} open={open} />
          )
        }
      </Answered>
    </Page>
  );
}
