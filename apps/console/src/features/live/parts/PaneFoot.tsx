import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
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
      <ActButton
        type="primary"
        loading={busy}
        lacks={{ onlyView: !mayWrite, nothingChanged: !fresh && !changed }}
        onClick={save}
      >
        {t('save')}
      </ActButton>
      {changed && <Button onClick={forget}>{t('discard')}</Button>}
      <span className="grow" />
      {!fresh && remove && (
        <ActButton danger type="text" lacks={{ onlyView: !mayWrite }} onClick={remove}>
          {t('remove')}
        </ActButton>
      )}
    </>
  );
}
