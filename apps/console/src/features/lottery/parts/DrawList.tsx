import { roles, type AnswerOf } from '@meetingapp/contract/call.ts';
import { lotteryConsoleCalls as calls } from '@meetingapp/contract/lottery/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { gift } from '@meetingapp/ui/icons/icons-home.ts';
import { Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Row = AnswerOf<typeof calls.list>['draws'][number];

const colours = {
  preparing: 'default',
  frozen: 'processing',
  committed: 'processing',
  drawn: 'success',
  void: 'error',
} as const;

/** The draws of a conference. */
export function DrawList({ open }: { open: (id: number | 'new') => void }) {
  const t = useT('lotteryConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const asked = useCall(calls.list, { cid });
  const add = (
    <ActButton type="primary" lacks={{ onlyView: !mayWrite }} icon={<Icon icon={plus} />} onClick={() => open('new')}>
      {t('add')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.lottery')}
      facts={asked.answer && t('facts', { count: asked.answer.draws.length })}
      actions={add}
    >
      <Answered asked={asked}>
        {({ draws }) =>
          draws.length === 0 ? (
            <EmptyState icon={gift} title={t('none')} text={t('noneText')}>
              {add}
            </EmptyState>
          ) : (
            <ListTable<Row>
              rows={draws}
              open={null}
              columns={[
                {
                  title: t('name'),
                  render: (_value, one) => (
                    <button type="button" onClick={() => open(one.id)}>
                      <b>{pickLanguage(one.title, language)}</b>
                    </button>
                  ),
                },
                {
                  title: t('state'),
                  width: 140,
                  render: (_value, one) => <Tag color={colours[one.state]}>{t(`states.${one.state}`)}</Tag>,
                },
                {
                  title: t('people'),
                  width: 110,
                  align: 'right',
                  render: (_value, one) => (
                    <>
                      {one.entrants}
                      {one.state === 'preparing' && <div className="small quiet-2">{t('nowCounted')}</div>}
                    </>
                  ),
                },
                {
                  title: t('form.prizes'),
                  width: 130,
                  render: (_value, one) => (
                    <>
                      {t('prizesOf', { levels: one.levels, count: one.prizes })}
                      {one.winners > 0 && (
                        <div className="small quiet-2">
                          {t('handedOf', { handed: one.handed, winners: one.winners })}
                        </div>
                      )}
                    </>
                  ),
                },
                { title: t('nextStep'), width: 230, render: (_value, one) => <NextStep row={one} /> },
                {
                  title: t('lastStep'),
                  width: 220,
                  render: (_value, { last }) =>
                    last && (
                      <>
                        {t(`lastSteps.${last.kind}`)}
                        <div className="small quiet-2">
                          {[momentText(last.at, language), last.by].filter((part) => part !== '').join(' ')}
                        </div>
                      </>
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

/** What comes next, and until when it waits. */
function NextStep({ row }: { row: Row }) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  return (
    <>
      {row.next === 'none' ? (
        <span className="quiet-2">{t('nextSteps.none')}</span>
      ) : (
        t(`nextSteps.${row.next}`, { count: row.nextCount })
      )}
      {row.nextAt !== null && (
        <div className="small quiet-2">{t('nextAt', { at: momentText(row.nextAt, language) })}</div>
      )}
    </>
  );
}
