import {
  mailingCalls as calls,
  type MailingCounts,
  type MailingRecipient,
} from '@meetingapp/contract/messages/mailing.ts';
import { Link } from '@tanstack/react-router';
import { Button, Tag } from 'antd';
import { usePages } from '../../../lib/calls/use-pages.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/moment.ts';
import { isKnownFault, isStepState, resultColours } from '../view.ts';

/** People of a message with the result and the way taken, with the provider's fault in words. */
export function RecipientTable({ id, state }: { id: number; state: keyof MailingCounts | null }) {
  const t = useT('mailing');
  const cid = useCid();
  const { pages, failure, asking, more, again } = usePages(calls.recipients, { cid, id, state }, (page) => page.next);
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
              open={null}
              columns={[
                {
                  title: t('report.person'),
                  width: 220,
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
                {
                  title: t('report.result'),
                  width: 120,
                  render: (_value, one) => (
                    <Tag color={resultColours[one.state]}>{t(`recipientStates.${one.state}`)}</Tag>
                  ),
                },
                { title: t('report.way'), render: (_value, { way }) => <Way way={way} /> },
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

function Way({ way }: Pick<MailingRecipient, 'way'>) {
  const t = useT('mailing');
  if (way.length === 0) return <span className="quiet-2">{t('report.noWay')}</span>;
  return (
    <ol className="mailing-way">
      {way.map(({ channel, state, fault, at }) => {
        const step = {
          channel: t(`channels.${channel}`),
          state: isStepState(state) ? t(`report.stepStates.${state}`) : state,
        };
        const said = isKnownFault(fault) ? t(`report.faults.${fault}`) : fault;
        return (
          <li key={channel}>
            {fault === '' ? t('report.step', step) : t('report.fault', { ...step, fault: said })}{' '}
            {at !== null && (
              <time className="small quiet" dateTime={at}>
                {clockText(at)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
