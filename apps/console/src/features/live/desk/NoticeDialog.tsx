import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Checkbox, Form, Segmented } from 'antd';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { onAir } from '../view.ts';

/** Sends a notice to the viewers of several rooms, or an invitation to sign up. */
export function NoticeDialog({ rooms, close }: { rooms: readonly WatchedRoom[]; close: () => void }) {
  const t = useT('liveDesk');
  const why = useWhy();
  const language = useLanguage();
  const cid = useCid();
  const choices = rooms.flatMap(({ name, broadcast }) => (broadcast ? [{ name, broadcast }] : []));
  const running = choices.filter(({ broadcast }) => onAir(broadcast));
  const [kind, setKind] = useState<'notice' | 'signUp'>('notice');
  const [text, setText] = useState({ zh: '', en: '' });
  const [chosen, choose] = useState(() =>
    (running.length > 0 ? running : choices).map(({ broadcast }) => broadcast.id),
  );
  const notice = useChange(calls.notice, { said: t('notice.sent') });
  const invite = useChange(calls.signUp, { said: t('notice.invited') });
  const unsaid = text.zh.trim() === '' && text.en.trim() === '';
  async function submit() {
    const wish = { cid, broadcastIds: chosen, text };
    const outcome =
      kind === 'notice'
        ? await notice.change(wish)
        : await invite.change({ ...wish, link: href('signHome', { opFlag: 0 }, { cid }) });
    if (outcome.ok) close();
  }
  const label = t(kind === 'notice' ? 'notice.text' : 'notice.signUpText');
  return (
    <FieldDialog
      title={t('notice.title')}
      okText={t('send')}
      cancelText={t('cancel')}
      okButtonProps={{
        loading: notice.busy || invite.busy,
        ...greyOk(why({ nothingChosen: chosen.length === 0, textMissing: unsaid })),
      }}
      onOk={() => void submit()}
      close={close}
      values={[kind, text, chosen]}
    >
      <Form layout="vertical">
        <Form.Item label={t('notice.kind')} extra={t(kind === 'notice' ? 'notice.note' : 'notice.signUpNote')}>
          <Segmented<'notice' | 'signUp'>
            aria-label={t('notice.kind')}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'notice', label: t('notice.title') },
              { value: 'signUp', label: t('notice.signUp') },
            ]}
          />
        </Form.Item>
        <Form.Item label={label}>
          <BilingualInput
            label={label}
            rows={2}
            maxLength={kind === 'notice' ? 200 : 100}
            value={text}
            onChange={setText}
          />
        </Form.Item>
        <Form.Item label={t('notice.rooms')}>
          <Checkbox.Group<number>
            value={chosen}
            onChange={choose}
            options={choices.map(({ name, broadcast }) => ({
              value: broadcast.id,
              label: pickLanguage(name, language),
            }))}
          />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
