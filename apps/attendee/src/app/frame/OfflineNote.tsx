import './SimulatedNote.css';
import { useSyncExternalStore } from 'react';
import { useT } from '../../lib/texts/texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Offline note above cached content (A10). Hidden where the page itself says how old its content is. */
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
