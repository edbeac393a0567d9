import { Button } from 'antd';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { CopyButton } from './CopyButton.tsx';

export interface Secret {
  kind: 'key' | 'webhook' | 'rotated';
  text: string;
}

const texts = { key: 'secretKey', webhook: 'secretWebhook', rotated: 'secretRotated' } as const;

/** Shows a secret this once; it closes only by its button, so that nobody loses it by a stray click. */
export function SecretDialog({ secret, close }: { secret: Secret; close: () => void }) {
  const t = useT('developersConsole');
  return (
    <Dialog
      width={560}
      title={t('secretTitle')}
      closable={false}
      keyboard={false}
      maskClosable={false}
      footer={[
        <Button key="saved" type="primary" onClick={close}>
          {t('saved')}
        </Button>,
      ]}
    >
      <p>{t(texts[secret.kind])}</p>
      <div className="dev-secret">
        <code>{secret.text}</code>
        <CopyButton text={secret.text} />
      </div>
    </Dialog>
  );
}
