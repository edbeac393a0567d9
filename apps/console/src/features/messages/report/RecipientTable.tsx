import { mailingCalls as calls, type MailingRecipient } from '@meetingapp/contract/messages/mailing.ts';
import { isStepState } from '@meetingapp/domain/messages/outcome.ts';
import { Link } from '@tanstack/react-router';
import { Button, Tag } from 'antd';
import { usePages } from '../../../lib/calls/use-pages.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/moment.ts';
import { resultColours } from '../view.ts';
import { useFaultText } from './use-fault-text.ts';
import type { Narrowed } from './use-narrowed.ts';

interface RecipientTableProps {
  id: number;
  narrowed: Narrowed;
  /** The recipient whose steps are shown beside the table. */
  open: number | null;
  show: (recipient: MailingRecipient) => void;
}

/** People of a message with the result and the way taken, with the provider's fault in words. */
export function RecipientTable({ id, narrowed, open, show }: RecipientTableProps) {
  const t = useT('mailing');
  const cid = useCid();
  const { pages, failure, asking, more, again } = usePages(
    calls.recipients,
    { cid, id, ...narrowed },
    (page) => page.next,
  );
  const hasMore = (pages?.at(-1)?.next ?? null) !== null;
  return (
    <Answered asked={{ answer: pages?.flatMap(({ recipients }) => recipients), failure, asking, again }}>
      {(recipients) =>
        recipients.length === 0 ? (
          <p className="pad quiet-2">{t('report.nobody')}</p>
        ) : (
          <>
            <ListTable<MailingRecipient>
              rows={recipients}
              open={open}
              columns={[
                {
                  title: t('report.person'),
                  width: 180,
                  render: (_value, { name, regid }) =>
                    regid === null ? (
                      name
                    ) : (
                      <Link
                        className="link"
                        to={address('registrations', { cid }) as never}
                        search={{ open: regid } as never}
                      >
                        {name}
                      </Link>
                    ),
                },
                { title: t('report.hospital'), width: 200, dataIndex: 'hospital', ellipsis: true },
                {
                  title: t('report.result'),
                  width: 112,
                  render: (_value, one) => (
                    <Tag color={resultColours[one.state]}>{t(`recipientStates.${one.state}`)}</Tag>
                  ),
                },
                {
                  title: t('report.way'),
                  render: (_value, one) => (
                    <button type="button" className="way" aria-expanded={one.id === open} onClick={() => show(one)}>
                      <span className="sr">{t('report.open', { name: one.name })}</span>
                      <Way way={one.way} waits={one.state === 'waiting'} />
                    </button>
                  ),
                },
              ]}
            />
            {hasMore && (
              <div className="pad">
                <Button loading={asking} onClick={more}>
                  {t('report.more')}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Answered>
  );
}

function Way({ way, waits }: Pick<MailingRecipient, 'way'> & { waits: boolean }) {
  const t = useT('mailing');
  const faultText = useFaultText();
  if (way.length === 0) return <span className="quiet-2">{t(waits ? 'report.notYet' : 'report.noWay')}</span>;
  return way.map(({ channel, state, fault, at }) => {
    const step = {
      channel: t(`channels.${channel}`),
      state: isStepState(state) ? t(`report.stepStates.${state}`) : state,
    };
    return (
      <span key={channel} className="mailing-step">
        {fault === '' ? t('report.step', step) : t('report.fault', { ...step, fault: faultText(fault) })}{' '}
        {at !== null && (
          <time className="small quiet" dateTime={at}>
            {clockText(at)}
          </time>
        )}
      </span>
    );
  });
}
