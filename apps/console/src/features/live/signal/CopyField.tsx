import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { copy } from '@meetingapp/ui/icons/icons.ts';
import { App, Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

/** A value to copy into the studio's software. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useT('liveConsole');
  const { message } = App.useApp();
  async function take() {
    await navigator.clipboard.writeText(value);
    void message.success(t('copied'), 2);
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <Button
          type="text"
          size="small"
          aria-label={`${t('copy')} ${label}`}
          icon={<Icon icon={copy} />}
          onClick={() => void take()}
        />
      </dd>
    </div>
  );
}
