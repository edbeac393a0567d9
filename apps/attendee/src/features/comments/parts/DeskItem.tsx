import type { QueuedComment } from '@meetingapp/contract/comments/console.ts';
import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Aim } from './Aim.tsx';
import { Pictures } from './Pictures.tsx';

interface DeskItemProps {
  item: QueuedComment;
  cid: string;
  zone: string;
  token: string;
  done: () => void;
}

/** A text that waits for staff: shown or refused with a word to its author. */
export function DeskItem({ item, cid, zone, token, done }: DeskItemProps) {
  const t = useT('comments');
  const app = useT('app');
  const language = useLanguage();
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const reported = item.reason === 'reported';
  const refusal = reported ? 'hide' : 'refuse';

  async function moderate(verdict: 'show' | 'refuse' | 'hide'): Promise<void> {
    setBusy(true);
    const { commentId, replyId } = item;
    const body = { cid, items: [{ commentId, replyId }], verdict, reason: verdict === 'show' ? '' : reason };
    const outcome = await send(calls.moderate, body, { token, quiet: true, key: randomKey() });
    setBusy(false);
    setRefusing(false);
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    showSuccess(t(verdict === 'show' ? 'desk.doneShow' : 'desk.doneRefuse'));
    done();
  }
  return (
    <article className="card cm">
      <div className="cm-head">
        <span className="grow">
          <b>{item.name || t('someone')}</b>
          <span className="cm-meta">
            {momentText(item.at, zone, language)} {item.anonymous && t('desk.anonymous')}
          </span>
        </span>
        <Tag kind={item.reason === 'all' ? 'soon' : 'bad'}>{t(`desk.reasons.${item.reason}`)}</Tag>
      </div>
      <p className="cm-text">{item.text}</p>
      <Pictures pictures={item.pictures} />
      <Aim comment={item} />
      <div className="cm-desk-acts">
        <Button size="sm" loading={busy} onClick={() => void moderate('show')}>
          {t('desk.show')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setRefusing(true)}>
          {t(`desk.${refusal}`)}
        </Button>
      </div>
      <Sheet
        open={refusing}
        onClose={() => setRefusing(false)}
        title={t(`desk.${refusal}`)}
        closeLabel={app('close')}
        confirm={{ label: t(`desk.${refusal}`), onPress: () => void moderate(refusal), disabled: busy }}
      >
        <TextArea
          label={t('desk.reasonLabel')}
          hint={t('desk.refuseReason')}
          value={reason}
          maxLength={200}
          onChange={setReason}
        />
      </Sheet>
    </article>
  );
}
