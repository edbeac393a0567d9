import { roles } from '@meetingapp/contract/call.ts';
import type { ActivityCard } from '@meetingapp/contract/activities/activity.ts';
import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { calendarCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Tag } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { StampTable } from './StampTable.tsx';

const colours = { draft: 'default', published: 'processing', running: 'success', ended: 'default' } as const;

/** The activities of a conference, and its stamps. */
export function ActivityList({ open }: { open: (id: number | 'new') => void }) {
  const t = useT('activitiesConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const asked = useCall(calls.list, { cid }, { fresh: true });
  const add = (
    <ActButton type="primary" lacks={{ onlyView: !mayWrite }} icon={<Icon icon={plus} />} onClick={() => open('new')}>
      {t('add')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.activities')}
      facts={asked.answer && t('facts', { count: asked.answer.activities.length })}
      actions={add}
    >
      <Answered asked={asked}>
        {({ activities, stamps, zone }) => (
          <>
            {activities.length === 0 ? (
              <EmptyState icon={calendarCheck} title={t('none')} text={t('noneText')}>
                {add}
              </EmptyState>
            ) : (
              <ListTable<ActivityCard>
                rows={activities}
                open={null}
                columns={[
                  {
                    title: t('name'),
                    render: (_value, one) => (
                      <button type="button" onClick={() => open(Number(one.id))}>
                        <b>{pickLanguage(one.title, language)}</b>
                      </button>
                    ),
                  },
                  {
                    title: t('time'),
                    width: 180,
                    render: (_value, one) => clockIn(zone, new Date(one.startsAt)).replace('T', ' '),
                  },
                  {
                    title: t('state'),
                    width: 110,
                    render: (_value, one) => <Tag color={colours[one.state]}>{t(`states.${one.state}`)}</Tag>,
                  },
                  {
                    title: t('taken'),
                    width: 120,
                    align: 'right',
                    render: (_value, one) => (one.size === null ? one.taken : `${one.taken} / ${one.size}`),
                  },
                  { title: t('waiting'), width: 90, align: 'right', dataIndex: 'waiting' },
                  { title: t('checkedIn'), width: 110, align: 'right', dataIndex: 'checkedIn' },
                  { title: t('points'), width: 90, align: 'right', dataIndex: 'points' },
                ]}
              />
            )}
            <StampTable stamps={stamps} zone={zone} />
          </>
        )}
      </Answered>
    </Page>
  );
}
