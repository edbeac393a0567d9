import { Switch } from 'antd';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';

const keys = {
  search: ['/'],
  move: ['J', 'K'],
  select: ['X'],
  open: ['Enter'],
  approve: ['A'],
  refuse: ['D'],
  undo: ['U'],
  close: ['Esc'],
  help: ['?'],
} as const;

/** Keys of the list; single letters can be switched off for people who use dictation or press them by mistake. */
export function KeysDialog({ on, set, close }: { on: boolean; set: (on: boolean) => void; close: () => void }) {
  const t = useT('registrationConsole');
  return (
    <Dialog title={t('keyTitle')} footer={null} onCancel={close} width={420}>
      <div className="key-list">
        {(Object.keys(keys) as (keyof typeof keys)[]).map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <span className="row">
              {keys[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
            <span>{t(`keyRows.${name}`)}</span>
          </div>
        ))}
      </div>
      <p className="row" style={{ marginTop: 16 }}>
        <Switch size="small" checked={on} onChange={set} aria-label={t('keysOn')} />
        {t('keysOn')}
      </p>
    </Dialog>
  );
}
