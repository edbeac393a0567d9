import { formCalls } from '@meetingapp/contract/forms.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import { App } from 'antd';
import { useState } from 'react';
import { send, type CallFailure } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import type { Saved } from '../builder/use-builder.ts';
import type { FormRead } from '../data.ts';
import { AnswerFit } from './AnswerFit.tsx';
import { VersionDifferences } from './VersionDifferences.tsx';

interface PublishDialogProps {
  cid: number;
  read: FormRead;
  fields: readonly FormField[];
  /** Saves pending changes and gives the revision to publish. */
  settle: () => Promise<Saved>;
  close: () => void;
  done: (revision: number) => void;
}

/** Confirms publishing: shows the changes and their effect on people who have registered. */
export function PublishDialog({ cid, read, fields, settle, close, done }: PublishDialogProps) {
  const t = useT('forms');
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const number = (read.published?.number ?? 0) + 1;
  function refused(failure: CallFailure) {
    const { faults } = failure;
    setRefusal(faults.length > 0 ? faults.map(({ text }) => text) : [failureText(failure)]);
  }
  async function publish() {
    setBusy(true);
    setRefusal([]);
    const saved = await settle();
    const outcome = saved.ok
      ? await send(formCalls.publish, { cid, formId: read.formId, revision: saved.revision })
      : saved;
    setBusy(false);
    if (!outcome.ok) return refused(outcome.failure);
    await refresh(formCalls.read, formCalls.versions, formCalls.list);
    void message.success(t('publishing.done', { number }), 3);
    done(outcome.answer.revision);
  }
  return (
    <Dialog
      title={t('publishing.title', { number })}
      okText={t('publishing.act')}
      cancelText={t('publishing.cancel')}
      confirmLoading={busy}
      onOk={() => void publish()}
      onCancel={close}
    >
      <div className="publishing">
        <VersionDifferences before={read.published?.fields ?? null} after={fields} />
        <div className="note brand">
          <ul>
            <li>{t('publishing.now', { number })}</li>
            {read.kept.length === 0 && <li>{t('publishing.nobody')}</li>}
            {read.kept.map((kept) => (
              <li key={kept.number}>{t('publishing.kept', { count: kept.registrations, number: kept.number })}</li>
            ))}
          </ul>
        </div>
        {read.purpose === 'registration' && read.kept.length > 0 && (
          <AnswerFit cid={cid} formId={read.formId} fields={fields} />
        )}
        {refusal.length > 0 && (
          <div className="note error" role="alert">
            <ul>
              {refusal.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
