import { chatModes, type StoredBroadcast } from '@meetingapp/contract/live-console.ts';
import { Form, InputNumber, Segmented } from 'antd';
import { useT } from '../../../lib/texts.ts';

type Mode = StoredBroadcast['chat'];

interface ChatFieldsProps {
  chat: Mode;
  slowSeconds: number;
  onChat: (mode: Mode) => void;
  onSlow: (seconds: number) => void;
}

/** Whether people may write, and how often. */
export function ChatFields({ chat, slowSeconds, onChat, onSlow }: ChatFieldsProps) {
  const t = useT('liveConsole');
  return (
    <>
      <Form.Item label={t('chat')} extra={t(`chatNotes.${chat}`)}>
        <Segmented<Mode>
          aria-label={t('chat')}
          block
          options={chatModes.map((mode) => ({ value: mode, label: t(`chatModes.${mode}`) }))}
          value={chat}
          onChange={onChat}
        />
      </Form.Item>
      {chat !== 'closed' && (
        <Form.Item label={t('slow')} extra={t('slowNote')}>
          <InputNumber
            aria-label={t('slow')}
            min={0}
            max={600}
            precision={0}
            value={slowSeconds}
            onChange={(seconds) => onSlow(seconds ?? 0)}
          />
        </Form.Item>
      )}
    </>
  );
}
