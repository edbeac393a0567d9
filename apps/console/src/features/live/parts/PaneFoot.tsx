import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface PaneFootProps {
  fresh: boolean;
  changed: boolean;
  busy: boolean;
  mayWrite: boolean;
  save: () => void;
  forget: () => void;
  remove?: (() => void) | undefined;
}

/** Buttons to save or discard what was typed, or to delete the item. */
export function PaneFoot({ fresh, changed, busy, mayWrite, save, forget, remove }: PaneFootProps) {
  const t = useT('liveConsole');
  return (
    <>
      <Button type="primary" loading={busy} disabled={!mayWrite || (!fresh && !changed)} onClick={save}>
        {t('save')}
      </Button>
      {changed && <Button onClick={forget}>{t('discard')}</Button>}
      <span className="grow" />
      {!fresh && remove && (
        <Button danger type="text" disabled={!mayWrite} onClick={remove}>
          {t('remove')}
        </Button>
      )}
    </>
  );
}
