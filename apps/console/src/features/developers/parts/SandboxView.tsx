import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { sandboxCalls as calls } from '@meetingapp/contract/developers/sandbox.ts';
import { App } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { SandboxMessages } from './SandboxMessages.tsx';

/** Whether the conference is a sandbox, and the messages that it kept. */
export function SandboxView() {
  const t = useT('developersConsole');
  const cid = useCid();
  const { modal } = App.useApp();
  const asked = useCall(calls.sandbox, { cid }, { fresh: true });
  const set = useChange(calls.setSandbox, {
    refreshes: [calls.sandbox, staffCalls.conferences],
    said: t('sandbox.saved'),
  });
  async function change(sandbox: boolean) {
    const sure = await modal.confirm({
      title: sandbox ? t('sandbox.startSure') : t('sandbox.stopSure'),
      content: sandbox ? t('sandbox.startText') : t('sandbox.stopText'),
      okText: sandbox ? t('sandbox.start') : t('sandbox.stop'),
      cancelText: t('cancel'),
    });
    if (sure) await set.change({ cid, sandbox });
  }
  return (
    <Answered asked={asked}>
      {({ sandbox, hindrance }) => (
        <>
          <section className="dev-sandbox" aria-labelledby="dev-sandbox">
            <h2 id="dev-sandbox">{t(sandbox ? 'sandbox.on' : 'sandbox.off')}</h2>
            <p>{t('sandbox.text')}</p>
            <p className="quiet">{t('sandbox.rule')}</p>
            <ActButton
              why={hindrance === null ? '' : t(`sandbox.${hindrance}`)}
              loading={set.busy}
              onClick={() => void change(!sandbox)}
            >
              {t(sandbox ? 'sandbox.stop' : 'sandbox.start')}
            </ActButton>
          </section>
          {sandbox && <SandboxMessages />}
        </>
      )}
    </Answered>
  );
}
