import { roles } from '@meetingapp/contract/call.ts';
import { type ListedMailing, mailingCalls as calls, recipientStates } from '@meetingapp/contract/messages/mailing.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { send } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button, Tag } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { stateColours } from '../view.ts';

/** Milliseconds between two looks at a list with a message that is being sent. */
const POLL_MS = 5000;

/** Messages of a conference with their state and figures. */
export function MailingList({ open }: { open: (id: number | 'new') => void }) {
  const t = useT('mailing');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const may = useRole(roles.desk);
  const asked = useCall(
    calls.list,
    { cid },
    {
      again: (answer) =>
        answer?.mailings.some(({ state }) => state === 'sending' || state === 'scheduled') ? POLL_MS : false,
    },
  );
  const add = may && (
    <Button type="primary" icon={<Icon icon={plus} />} onClick={() => open('new')}>
      {t('add')}
    </Button>
  );
  const count = asked.answer?.mailings.length;
  return (
    <Page title={c('pages.messages')} facts={count === undefined ? '' : t('facts', { count })} actions={add}>
      <Answered asked={asked}>
        {({ mailings }) =>
          mailings.length === 0 ? (
            <EmptyState icon={send} title={t('none')} text={t('noneText')}>
              {add}
            </EmptyState>
          ) : (
            <ListTable<ListedMailing>
              rows={mailings}
              open={null}
              columns={[
                {
                  title: t('name'),
                  render: (_value, one) => (
                    <button type="button" onClick={() => open(one.id)}>
                      <b>{one.name || t('untitled')}</b>
                      <span className="small quiet"> {t(`kinds.${one.kind}`)}</span>
                    </button>
                  ),
                },
                {
                  title: t('state'),
                  width: 116,
                  render: (_value, { state }) => <Tag color={stateColours[state]}>{t(`states.${state}`)}</Tag>,
                },
                { title: t('reached'), width: 330, render: (_value, one) => <Figures one={one} /> },
                {
                  title: t('time'),
                  width: 150,
                  render: (_value, one) => momentText(one.startedAt ?? one.startsAt ?? one.createdAt, language),
                },
                { title: t('by'), width: 110, dataIndex: 'by' },
              ]}
            />
          )
        }
      </Answered>
    </Page>
  );
}

/** How many have seen it, and the other states with their numbers. */
function Figures({ one }: { one: ListedMailing }) {
  const t = useT('mailing');
  const language = useLanguage();
  if (one.recipients === 0) return null;
  const parts = recipientStates
    .filter((state) => state !== 'seen' && one.counts[state] > 0)
    .map((state) =>
      t('figure', { label: t(`recipientStates.${state}`), count: one.counts[state].toLocaleString('en') }),
    );
  return (
    <>
      <div>{t('seenOf', { seen: one.counts.seen.toLocaleString('en'), all: one.recipients.toLocaleString('en') })}</div>
      <div className="small quiet-2">{joinList(parts, language)}</div>
    </>
  );
}
