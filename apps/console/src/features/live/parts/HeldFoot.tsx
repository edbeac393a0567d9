import { Button } from 'antd';
import { useT } from '../../../lib/texts.ts';
import type { Judging } from './use-judging.ts';

/** How many were caught by themselves, and the keys. */
export function HeldFoot({ judging, caught }: { judging: Judging; caught: number }) {
  const t = useT('liveDesk');
  return (
    <footer>
      <span>{t('held.caught', { count: caught })}</span>
      <span className="grow" />
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {t('held.move')}
      </span>
      <Button size="small" type="text" disabled={!judging.mayUndo} onClick={judging.undo}>
        <kbd>U</kbd> {t('held.undo')}
      </Button>
    </footer>
  );
}
