import { Dialog } from '../lib/layout/Dialog.tsx';
import { useT } from '../lib/texts/texts.ts';
import { findKey } from './keys.ts';

const keys = [
  ['find', findKey],
  ['filter', '/'],
  ['fold', '['],
  ['close', 'Esc'],
  ['help', '?'],
] as const;

/** Dialog that lists the keyboard shortcuts of every page. */
export function KeyList({ close }: { close: () => void }) {
  const t = useT('console');
  return (
    <Dialog title={t('keys.title')} footer={null} mask={{ closable: true }} onCancel={close} width={400}>
      <dl className="keys">
        {keys.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('keys.more')}</p>
    </Dialog>
  );
}
