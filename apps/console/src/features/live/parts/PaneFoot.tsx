import { Button } from 'antd';
import { useT } from '../../../lib/texts.ts';

interface PaneFootProps {
  fresh: boolean;
  changed: boolean;
  busy: boolean;
  mayWrite: boolean;
  save: () => void;
  forget: () => void;
  remove?: (() => void) | undefined;
}

/** Keeps what was typed, lets it go, or removes all of it. */
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
