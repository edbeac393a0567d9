import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import { LONGEST_MESSAGE } from '@meetingapp/contract/live/socket.ts';
import { Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Sends a message of the organiser to a room's chat. */
export function OrganiserMessage({ broadcastId, name }: { broadcastId: number; name: string }) {
  const t = useT('liveDesk');
  const cid = useCid();
  const [text, setText] = useState('');
  const say = useChange(calls.say, { said: t('say.sent') });
  async function submit() {
    if (text.trim() === '') return;
    if ((await say.change({ cid, broadcastId, text })).ok) setText('');
  }
  return (
    <div className="desk-part row">
      <Input
        className="grow"
        aria-label={t('say.label', { room: name })}
        placeholder={t('say.placeholder')}
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={(event) => !event.nativeEvent.isComposing && void submit()}
      />
      <ActButton lacks={{ textMissing: text.trim() === '' }} loading={say.busy} onClick={() => void submit()}>
        {t('send')}
      </ActButton>
    </div>
  );
}
