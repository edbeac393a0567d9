import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { copy } from '@meetingapp/ui/icons/icons.ts';
import { App, Button, type ButtonProps } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  text: string;
  /** What is copied, where the page has several. */
  what?: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, what, ...look }: CopyButtonProps) {
  const t = useT('developersConsole');
  const { message } = App.useApp();
  async function take() {
    await navigator.clipboard.writeText(text);
    void message.success(t('copied'), 2);
  }
  return (
    <Button
      {...look}
      icon={<Icon icon={copy} />}
      {...(what === undefined ? {} : { 'aria-label': t('copyOf', { what }) })}
      onClick={() => void take()}
    >
      {t('copy')}
    </Button>
  );
}
