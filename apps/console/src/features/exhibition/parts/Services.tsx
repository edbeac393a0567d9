import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { extraConsoleCalls as calls } from '@meetingapp/contract/exhibition/extra.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { ExtraDialog } from './ExtraDialog.tsx';
import { Paying } from './Paying.tsx';
import { StandOrders } from './StandOrders.tsx';

type Answer = AnswerOf<typeof calls.extras>;
type Row = Answer['extras'][number];

/** O13: what exhibitors can order for their stands, and what they have ordered. */
export function Services({ bar }: { bar: ReactNode }) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const asked = useCall(calls.extras, { cid }, { fresh: true });
  const [open, setOpen] = useState<Row | 'new' | null>(null);
  const { answer } = asked;
  const due = answer?.orders.filter(({ state }) => state === 'open').reduce((sum, { total }) => sum + total, 0) ?? 0;
  const paid = answer?.orders.filter(({ state }) => state === 'paid').reduce((sum, { total }) => sum + total, 0) ?? 0;
  const button = (
    <ActButton
      type="primary"
      lacks={{ onlyView: !mayWrite }}
      icon={<Icon icon={plus} />}
      onClick={() => setOpen('new')}
    >
      {t('services.add')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.exhibition')}
      bar={bar}
      facts={
        answer &&
        t('services.facts', {
          paid: amountText(paid, answer.currency, true),
          due: amountText(due, answer.currency, true),
        })
      }
      actions={button}
    >
      <Answered asked={asked}>
        {(list) => (
          <>
            {list.orders.length > 0 && <StandOrders list={list} />}
            <section className="exh-part">
              <h2>{t('services.catalogue')}</h2>
            </section>
            {list.extras.length === 0 ? (
              <EmptyState icon={receiptText} title={t('services.none')} text={t('services.noneText')}>
                {button}
              </EmptyState>
            ) : (
              <Catalogue list={list} open={setOpen} />
            )}
            <Paying key={`${list.paying.zh}.${list.paying.en}`} paying={list.paying} />
            {open !== null && (
              <ExtraDialog extra={open === 'new' ? null : open} currency={list.currency} close={() => setOpen(null)} />
            )}
          </>
        )}
      </Answered>
    </Page>
  );
}

function Catalogue({ list, open }: { list: Answer; open: (row: Row) => void }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  return (
    <ListTable<Row>
      rows={list.extras}
      open={null}
      columns={[
        {
          title: t('services.name'),
          render: (_value, one) => (
            <button type="button" onClick={() => open(one)}>
              <b>{pickLanguage(one.name, language)}</b>
            </button>
          ),
        },
        { title: t('services.kind'), width: 110, render: (_value, one) => t(`services.kinds.${one.kind}`) },
        {
          title: t('services.price', { currency: list.currency }),
          width: 140,
          align: 'right',
          render: (_value, one) => amountText(one.price, list.currency),
        },
        {
          title: t('services.taken'),
          width: 120,
          align: 'right',
          render: (_value, one) => (one.stock === null ? one.taken : `${one.taken} / ${one.stock}`),
        },
        { title: t('services.most'), width: 100, align: 'right', render: (_value, one) => one.most ?? '' },
        {
          title: t('services.closesAt'),
          width: 170,
          render: (_value, one) => (one.closesAt === null ? '' : momentText(one.closesAt, language)),
        },
        {
          title: t('state'),
          width: 110,
          render: (_value, one) => (
            <Tag color={one.offered ? 'success' : 'default'}>
              {t(one.offered ? 'services.offered' : 'services.off')}
            </Tag>
          ),
        },
      ]}
    />
  );
}
