import { sandboxCalls as calls, type SandboxMessage } from '@meetingapp/contract/developers/sandbox.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

const POLL_MS = 5000;

/** The messages that a sandbox kept instead of sending them, newest first. */
export function SandboxMessages() {
  const t = useT('developersConsole');
  const language = useLanguage();
  const cid = useCid();
  const [before, setBefore] = useState<number | null>(null);
  const asked = useCall(calls.sandboxMessages, { cid, before }, { fresh: true, again: () => POLL_MS });
  return (
    <section aria-labelledby="dev-kept">
      <div className="dev-head">
        <h2 id="dev-kept">{t('sandbox.messages')}</h2>
      </div>
      <Answered asked={asked}>
        {({ messages, older }) => {
          const last = messages.at(-1);
          return (
            <>
              {messages.length === 0 ? (
                <p className="dev-none quiet">{t('sandbox.none')}</p>
              ) : (
                <ListTable<SandboxMessage>
                  rows={messages}
                  open={null}
                  sticky={false}
                  columns={[
                    {
                      title: t('time'),
                      width: 150,
                      render: (_value, one) => <span className="quiet">{momentText(one.at, language)}</span>,
                    },
                    {
                      title: t('sandbox.channel'),
                      width: 110,
                      render: (_value, one) => t(`sandbox.channels.${one.channel}`),
                    },
                    {
                      title: t('sandbox.recipient'),
                      width: 200,
                      render: (_value, one) => one.recipient || <span className="quiet">{t('sandbox.erased')}</span>,
                    },
                    { title: t('sandbox.message'), render: (_value, one) => <Content row={one} /> },
                  ]}
                />
              )}
              {(older || before !== null) && (
                <p className="dev-pages">
                  {before !== null && <Button onClick={() => setBefore(null)}>{t('newest')}</Button>}
                  {older && last && <Button onClick={() => setBefore(last.id)}>{t('older')}</Button>}
                </p>
              )}
            </>
          );
        }}
      </Answered>
    </section>
  );
}

function Content({ row: { subject, body, language, fileName } }: { row: SandboxMessage }) {
  const t = useT('developersConsole');
  return (
    <div lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <b>{subject}</b>
      <p className="dev-letter">{body}</p>
      {fileName !== '' && <p className="quiet dev-letter">{t('sandbox.file', { name: fileName })}</p>}
    </div>
  );
}
