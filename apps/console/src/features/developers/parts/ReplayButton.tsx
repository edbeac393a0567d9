import type { Outcome } from '../../../lib/calls/call.ts';
import { App } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface ReplayButtonProps {
  /** What the button says, and what it asks before it acts. */
  label: string;
  title: string;
  text: string;
  /** More match than can be sent again at once. */
  tooMany: boolean;
  busy: boolean;
  replay: () => Promise<Outcome<{ count: number }>>;
}

/** Sends everything that matches again, after a question that says how many. */
export function ReplayButton({ label, title, text, tooMany, busy, replay }: ReplayButtonProps) {
  const t = useT('developersConsole');
  const { modal, message } = App.useApp();
  async function ask() {
    const sure = await modal.confirm({ title, content: text, okText: label, cancelText: t('cancel') });
    if (!sure) return;
    const outcome = await replay();
    if (outcome.ok) void message.success(t('caughtUp', { count: outcome.answer.count }), 2);
  }
  return (
    <ActButton type="text" size="small" why={tooMany ? t('replayMany') : ''} loading={busy} onClick={() => void ask()}>
      {label}
    </ActButton>
  );
}
