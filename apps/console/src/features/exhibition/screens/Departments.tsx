import '../parts/exhibition.css';
import { roles } from '@meetingapp/contract/call.ts';
import { departmentConsoleCalls as calls, type ConsoleMeeting } from '@meetingapp/contract/exhibition/department.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { shownCode } from '@meetingapp/domain/exhibition/invitation-code.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { hospital } from '@meetingapp/ui/icons/icons-topics.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { DepartmentRules } from '../parts/DepartmentRules.tsx';
import { MeetingForm } from '../parts/MeetingForm.tsx';

/** S89 for staff: the department meetings of a conference, or the open one. */
export function Departments() {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const [open, setOpen] = useOpenRowOrNew();
  const asked = useCall(calls.meetings, { cid }, { fresh: true });
  const close = () => setOpen(null);
  const meeting = open === 'new' ? null : asked.answer?.meetings.find(({ id }) => id === open);
  if (open !== null && (open === 'new' || meeting))
    return (
      <Page
        title={meeting ? pickLanguage(meeting.title, language) : t('departments.add')}
        facts={meeting && shownCode(meeting.code)}
        actions={<Button onClick={close}>{t('departments.back')}</Button>}
      >
        <MeetingForm
          key={meeting?.version ?? 'new'}
          meeting={meeting ?? null}
          mayWrite={mayWrite}
          saved={setOpen}
          removed={close}
        />
        {meeting && (
          <section className="exh-part">
            <History cid={cid} subject="department_meeting" id={meeting.id} />
          </section>
        )}
      </Page>
    );
  const add = (
    <ActButton
      type="primary"
      lacks={{ onlyView: !mayWrite }}
      icon={<Icon icon={plus} />}
      onClick={() => setOpen('new')}
    >
      {t('departments.add')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.departments')}
      facts={asked.answer && t('departments.facts', { count: asked.answer.meetings.length })}
      actions={add}
    >
      <Answered asked={asked}>
        {({ meetings, rules }) => (
          <>
            <DepartmentRules key={JSON.stringify(rules)} rules={rules} mayWrite={mayWrite} />
            {meetings.length === 0 ? (
              <EmptyState icon={hospital} title={t('departments.none')} text={t('departments.noneText')}>
                {add}
              </EmptyState>
            ) : (
              <ListTable<ConsoleMeeting>
                rows={meetings}
                open={null}
                columns={[
                  {
                    title: t('departments.name'),
                    render: (_value, one) => (
                      <button type="button" onClick={() => setOpen(one.id)}>
                        <b>{pickLanguage(one.title, language)}</b>
                        <br />
                        <span className="small quiet">{pickLanguage(one.department, language)}</span>
                      </button>
                    ),
                  },
                  {
                    title: t('departments.time'),
                    width: 190,
                    render: (_value, one) => momentText(one.startsAt, language),
                  },
                  { title: t('departments.host'), width: 170, dataIndex: 'host' },
                  { title: t('departments.code'), width: 110, render: (_value, one) => shownCode(one.code) },
                  { title: t('departments.people'), width: 90, align: 'right', dataIndex: 'people' },
                  { title: t('departments.signed'), width: 90, align: 'right', dataIndex: 'signed' },
                ]}
              />
            )}
          </>
        )}
      </Answered>
    </Page>
  );
}
