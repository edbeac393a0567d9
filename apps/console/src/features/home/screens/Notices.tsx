import { roles } from '@meetingapp/contract/call.ts';
import { noticeCalls, type HomeNotice } from '@meetingapp/contract/home/notice.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { bell, plus } from '@meetingapp/ui/icons/icons.ts';
import { Table, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { NoticePane } from '../notice/NoticePane.tsx';
import { noticeStatus } from '../view.ts';

const colours = { shown: 'success', planned: 'processing', over: 'default' } as const;

/** Notices of the home page: shown now, planned, and over. */
export function Notices() {
  const t = useT('notices');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const [open, setOpen] = useOpenRowOrNew();
  const asked = useCall(noticeCalls.notices, { cid });
  const notices = asked.answer?.notices ?? [];
  const now = asked.answer?.now ?? '';
  const shownNow = notices.filter((one) => noticeStatus(one, now) === 'shown').length;
  const add = (
    <ActButton
      type="primary"
      lacks={{ onlyView: !mayWrite }}
      icon={<Icon icon={plus} />}
      onClick={() => setOpen('new')}
    >
      {t('add')}
    </ActButton>
  );
  const chosen = notices.find(({ id }) => id === open) ?? null;
  return (
    <Page
      title={c('pages.notices')}
      facts={asked.answer && t('facts', { shown: shownNow, all: notices.length })}
      actions={add}
      pane={
        (open === 'new' || chosen) && (
          <NoticePane
            key={open}
            notice={chosen}
            mayWrite={mayWrite}
            close={() => setOpen(null)}
            saved={(id) => setOpen(id)}
          />
        )
      }
    >
      <Answered asked={asked}>
        {() =>
          notices.length === 0 ? (
            <EmptyState icon={bell} title={t('none')} text={t('noneText')}>
              {add}
            </EmptyState>
          ) : (
            <Table<HomeNotice>
              className="edge"
              size="small"
              sticky
              rowKey="id"
              pagination={false}
              dataSource={notices}
              rowClassName={({ id }) => (id === open ? 'open' : '')}
              columns={[
                {
                  title: t('title'),
                  render: (_value, one) => (
                    <button type="button" onClick={() => setOpen(one.id)}>
                      <b>{pickLanguage(one.title, language)}</b>
                    </button>
                  ),
                },
                {
                  title: t('state'),
                  width: 190,
                  render: (_value, one) => (
                    <>
                      <Tag color={colours[noticeStatus(one, now)]}>{t(`states.${noticeStatus(one, now)}`)}</Tag>
                      {one.urgent && <Tag color="warning">{t('urgent')}</Tag>}
                      {one.title.en === '' && <Tag>{t('noEnglish')}</Tag>}
                    </>
                  ),
                },
                { title: t('from'), width: 150, render: (_value, one) => momentText(one.from, language) },
                {
                  title: t('until'),
                  width: 150,
                  render: (_value, one) => (one.until === null ? '' : momentText(one.until, language)),
                },
              ]}
            />
          )
        }
      </Answered>
    </Page>
  );
}
