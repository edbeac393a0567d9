import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import type { StaffSession } from '@meetingapp/contract/staff/own-account.ts';
import { Table, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { deviceName } from '../../../lib/session/device.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Sessions of the user; each can be ended, or all others at once. */
export function Sessions() {
  const t = useT('staff');
  const language = useLanguage();
  const asked = useCall(staffOwnCalls.sessions, {});
  const done = { refreshes: [staffOwnCalls.sessions], said: t('own.ended') };
  const one = useChange(staffOwnCalls.endSession, done);
  const others = useChange(staffOwnCalls.endOtherSessions, done);
  return (
    <section aria-labelledby="own-sessions">
      <div className="row">
        <h2 id="own-sessions" className="grow">
          {t('own.sessions')}
        </h2>
        <ActButton
          lacks={{ onlyHere: (asked.answer?.sessions.length ?? 0) < 2 }}
          loading={others.busy}
          onClick={() => void others.change({})}
        >
          {t('own.endOthers')}
        </ActButton>
      </div>
      <p className="quiet">{t('own.sessionsText')}</p>
      <Answered asked={asked}>
        {({ sessions }) => (
          <Table<StaffSession>
            size="small"
            rowKey="id"
            pagination={false}
            dataSource={[...sessions]}
            columns={[
              {
                title: t('own.device'),
                render: (_, { device, current }) => (
                  <span className="row">
                    <span className="one" title={device}>
                      {deviceName(device) || t('own.deviceUnknown')}
                    </span>
                    {current && (
                      <Tag color="processing" variant="filled">
                        {t('own.current')}
                      </Tag>
                    )}
                  </span>
                ),
              },
              { title: t('own.begun'), width: 140, render: (_, { begunAt }) => momentText(begunAt, language) },
              { title: t('own.used'), width: 140, render: (_, { usedAt }) => momentText(usedAt, language) },
              {
                title: <span className="sr">{t('own.end')}</span>,
                width: 80,
                align: 'right',
                render: (_, { id, current }) =>
                  !current && (
                    <ActButton
                      size="small"
                      lacks={{ waits: one.busy }}
                      onClick={() => void one.change({ session: id })}
                    >
                      {t('own.end')}
                    </ActButton>
                  ),
              },
            ]}
          />
        )}
      </Answered>
    </section>
  );
}
