import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface PagingProps {
  /** Shows ids below this one; null: the newest. */
  before: number | null;
  more: boolean | undefined;
  last: number | undefined;
  show: (before: number | null) => void;
}

/** Pages from newest to oldest and back. */
export function Paging({ before, more, last, show }: PagingProps) {
  const t = useT('ordersConsole');
  return (
    <>
      {before !== null && (
        <Button size="small" onClick={() => show(null)}>
          {t('newest')}
        </Button>
      )}
      {more && (
        <Button size="small" onClick={() => show(last ?? null)}>
          {t('older')}
        </Button>
      )}
    </>
  );
}
