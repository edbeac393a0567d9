import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { store } from '@meetingapp/ui/icons/icons-home.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { useCall } from '../../../lib/calls/use-call.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { MakeStamps } from './MakeStamps.tsx';
import { ReleaseSetting } from './ReleaseSetting.tsx';
import { SalesButton } from './SalesButton.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { BoothPlan } from './BoothPlan.tsx';

type Listed = AnswerOf<typeof calls.list>;
type Row = Listed['exhibitors'][number];

interface ExhibitorListProps {
  bar: ReactNode;
  asked: ReturnType<typeof useCall<typeof calls.list>>;
  mayWrite: boolean;
  open: (id: number) => void;
  /** Opens the plan for editing. */
  plan: () => void;
  /** A new exhibitor, with a booth or without (''). */
  add: (booth: string) => void;
}

/** Booth plan and list of the exhibitors. */
export function ExhibitorList({ bar, asked, mayWrite, open, plan, add }: ExhibitorListProps) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const rows = asked.answer?.exhibitors ?? [];
  const button = (
    <ActButton type="primary" lacks={{ onlyView: !mayWrite }} icon={<Icon icon={plus} />} onClick={() => add('')}>
      {t('add')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.exhibition')}
      bar={bar}
      facts={asked.answer && t('facts', { count: rows.length, leads: rows.reduce((sum, one) => sum + one.leads, 0) })}
      actions={
        <>
          <SalesButton />
          <ActButton
            lacks={{ onlyView: !mayWrite }}
            why={asked.answer?.levels.length === 0 ? t('noPlanText') : ''}
            onClick={plan}
          >
            {t('editor.edit')}
          </ActButton>
          {button}
        </>
      }
    >
      <Answered asked={asked}>
        {(list) => (
          <>
            <div className="exh-part exh-settings">
              <ReleaseSetting release={list.release} mayWrite={mayWrite} />
              <MakeStamps mayWrite={mayWrite} />
            </div>
            <SalesFigures list={list} />
            <BoothPlan list={list} mayWrite={mayWrite} open={open} add={add} />
            {list.exhibitors.length === 0 ? (
              <EmptyState icon={store} title={t('none')} text={t('noneText')}>
                {button}
              </EmptyState>
            ) : (
              <Rows list={list} open={open} />
            )}
          </>
        )}
      </Answered>
    </Page>
  );
}

function Rows({ list, open }: { list: Listed; open: (id: number) => void }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  return (
    <ListTable<Row>
      rows={list.exhibitors}
      open={null}
      columns={[
        { title: t('booth'), width: 90, dataIndex: 'booth' },
        {
          title: t('name'),
          render: (_value, one) => (
            <span className="row">
              <button type="button" onClick={() => open(one.id)}>
                <b>{pickLanguage(one.name, language)}</b>
              </button>
              {one.draft === 'asked' && <Tag color="processing">{t('draft.states.asked')}</Tag>}
            </span>
          ),
        },
        { title: t('state'), width: 210, render: (_value, one) => <Deal row={one} /> },
        {
          title: t('price'),
          width: 130,
          align: 'right',
          render: (_value, one) => (one.price === 0 ? '' : amountText(one.price, true)),
        },
        {
          title: t('form.contract'),
          width: 150,
          render: (_value, one) =>
            one.contract !== '' && (
              <>
                {one.contract} <span className="small quiet">{one.signedOn ?? t('unsigned')}</span>
              </>
            ),
        },
        { title: t('due'), width: 120, align: 'right', render: (_value, one) => dueOf(one) },
        { title: t('parts'), width: 90, align: 'right', dataIndex: 'parts' },
        { title: t('members'), width: 80, align: 'right', dataIndex: 'members' },
        { title: t('leads'), width: 80, align: 'right', dataIndex: 'leads' },
        { title: t('visits'), width: 80, align: 'right', dataIndex: 'visits' },
        {
          title: t('shown'),
          width: 100,
          render: (_value, one) => (
            <Tag color={one.shown ? 'success' : 'default'}>{t(one.shown ? 'shown' : 'hidden')}</Tag>
          ),
        },
      ]}
    />
  );
}

/** What of the price is not received yet; '' where there is nothing to pay. */
function dueOf({ price, paid }: Row): string {
  return price === 0 ? '' : amountText(Math.max(0, price - paid), true);
}

function Deal({ row }: { row: Row }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  if (row.booth === '') return null;
  if (row.state === 'sold') return <Tag color="success">{t('states.sold')}</Tag>;
  if (row.state === 'free') return <Tag color="error">{t('heldOver')}</Tag>;
  return (
    <Tag color="warning">
      {row.heldUntil === null ? t('heldOpen') : t('heldUntil', { at: momentText(row.heldUntil, language) })}
    </Tag>
  );
}
