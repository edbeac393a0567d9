import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface PaneFootProps {
  /** True for an item that has not been saved. */
  fresh: boolean;
  typed: { changed: boolean; conflicts: readonly unknown[]; forget: () => void };
  busy: boolean;
  save: () => void;
  /** Label and action of the delete button. */
  remove: { label: string; run: () => void };
}

/** Buttons to save or discard what was typed, or to delete the item. */
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
