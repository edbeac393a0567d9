import { Button } from 'antd';
import { useT } from '../../../lib/texts.ts';

interface PaneFootProps {
  /** Not kept yet. */
  fresh: boolean;
  typed: { changed: boolean; conflicts: readonly unknown[]; forget: () => void };
  busy: boolean;
  save: () => void;
  /** What it says. */
  remove: { label: string; run: () => void };
}

/** Keeps what was typed, lets it go, or removes all of it. */
export function PaneFoot({ fresh, typed, busy, save, remove }: PaneFootProps) {
  const t = useT('agendaConsole');
  return (
    <>
      <Button
        type={fresh ? 'primary' : 'default'}
        loading={busy}
        disabled={!fresh && (!typed.changed || typed.conflicts.length > 0)}
        onClick={save}
      >
        {t('save')}
      </Button>
      {typed.changed && <Button onClick={typed.forget}>{t('discard')}</Button>}
      <span className="grow" />
      {!fresh && (
        <Button danger type="text" onClick={remove.run}>
          {remove.label}
        </Button>
      )}
    </>
  );
}
