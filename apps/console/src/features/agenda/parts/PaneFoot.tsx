import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
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
  const c = useT('console');
  const kept = typed.conflicts.length > 0 ? c('why.conflictsFirst') : typed.changed ? '' : c('why.nothingChanged');
  const why = fresh ? '' : kept;
  return (
    <>
      <ActButton type={fresh ? 'primary' : 'default'} loading={busy} why={why} onClick={save}>
        {t('save')}
      </ActButton>
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
