import { App, Button } from 'antd';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Shown once, until the user confirms that they are saved. */
export function RecoveryCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  const t = useT('staff');
  const { message } = App.useApp();
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => message.success(t('own.recoveryCopied'), 2),
      () => undefined,
    );
  }
  return (
    <Dialog
      width={420}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={t('own.recoveryTitle')}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {t('own.recoveryCopy')}
        </Button>,
        <Button key="saved" type="primary" onClick={close}>
          {t('own.recoverySaved')}
        </Button>,
      ]}
    >
      <p>{t('own.recoveryText')}</p>
      <ul className="recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
