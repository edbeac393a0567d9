import './SimulatedNote.css';
import { useSyncExternalStore } from 'react';
import { useT } from '../lib/texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that there is no network, over whatever the phone has kept (A10). A page that says of what time its own is says it instead. */
export function OfflineNote() {
  const t = useT('app');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <aside className="simulated no-network" aria-label={t('noNetwork.title')}>
      {t('noNetwork.text')}
    </aside>
  );
}
