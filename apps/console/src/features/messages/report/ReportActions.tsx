import { roles } from '@meetingapp/contract/call.ts';
import { mailingCalls as calls } from '@meetingapp/contract/messages/mailing.ts';
import { App, Button } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { left } from '../view.ts';
import type { MailingPageProps } from '../mailing/MailingEditor.tsx';
import type { ReadMailing } from '../mailing/use-mailing.ts';

/** Export of the recipients, copy as a new draft, and stop after a question. */
export function ReportActions({ kept, opened }: Pick<MailingPageProps<ReadMailing>, 'kept' | 'opened'>) {
  const t = useT('mailing');
  const cid = useCid();
  const may = useRole(roles.desk);
  const { modal } = App.useApp();
  const { listed, mailing } = kept;
  const { id, state } = listed;
  const copy = useChange(calls.save, { refreshes: [calls.list], said: t('copied') });
  const stop = useChange(calls.stop, { refreshes: [calls.list, calls.read, calls.recipients], said: t('stopped') });
  const taken = useExport(calls.export);
  async function copyIt() {
    const name = t('copyOf', { name: listed.name }).slice(0, 100);
    const draft = { ...mailing, name, startsAt: null };
    const outcome = await copy.change({ cid, id: null, seen: null, mailing: draft });
    if (outcome.ok) opened(outcome.answer.id);
  }
  function ask() {
    modal.confirm({
      title: t('stopAsk'),
      content:
        state === 'scheduled' ? t('stopAskScheduled') : t('stopAskText', { count: left(listed).toLocaleString('en') }),
      okText: t('stopNow'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        await stop.change({ cid, id });
      },
    });
  }
  const formats = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`report.exportAs.${format}`),
    onClick: () => void taken.start({ cid, id, format }),
  }));
  return (
    <>
      {may && listed.recipients > 0 && (
        <ActMenu menu={{ items: formats }}>
          <Button loading={taken.busy}>{t('report.export')}</Button>
        </ActMenu>
      )}
      {may && (
        <Button loading={copy.busy} onClick={() => void copyIt()}>
          {t('copy')}
        </Button>
      )}
      {may && (state === 'scheduled' || state === 'sending') && (
        <Button danger loading={stop.busy} onClick={ask}>
          {t('stop')}
        </Button>
      )}
    </>
  );
}
