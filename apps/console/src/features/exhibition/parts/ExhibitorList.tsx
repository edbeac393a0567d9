import type { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { store } from '@meetingapp/ui/icons/icons-home.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import type { useCall } from '../../../lib/calls/use-call.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MakeStamps } from './MakeStamps.tsx';
import { ReleaseSetting } from './ReleaseSetting.tsx';
import { SalesButton } from './SalesButton.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { BoothPlan } from './BoothPlan.tsx';
import { ExhibitorRows } from './ExhibitorRows.tsx';

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
              <ExhibitorRows list={list} open={open} />
            )}
          </>
        )}
      </Answered>
    </Page>
  );
}
