import { chatModes, type StoredBroadcast } from '@meetingapp/contract/live/console.ts';
import { InputNumber, Segmented } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';

type Mode = StoredBroadcast['chat'];

interface ChatFieldsProps {
  chat: Mode;
  slowSeconds: number;
  onChat: (mode: Mode) => void;
  onSlow: (seconds: number) => void;
}

/** Whether people may write in the chat, and how often. */
export function ChatFields({ chat, slowSeconds, onChat, onSlow }: ChatFieldsProps) {
  const t = useT('liveConsole');
  return (
    <>
      <Field label={t('chat')} hint={t(`chatNotes.${chat}`)}>
        <Segmented<Mode>
          aria-label={t('chat')}
          block
          options={chatModes.map((mode) => ({ value: mode, label: t(`chatModes.${mode}`) }))}
          value={chat}
          onChange={onChat}
        />
      </Field>
      {chat !== 'closed' && (
        <Field label={t('slow')} hint={t('slowNote')}>
          <InputNumber
            aria-label={t('slow')}
            min={0}
            max={600}
            precision={0}
            value={slowSeconds}
            onChange={(seconds) => onSlow(seconds ?? 0)}
          />
        </Field>
      )}
    </>
  );
}
