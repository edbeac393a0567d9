import { Button } from 'antd';
import { useT } from '../../../lib/texts.ts';

interface PagingProps {
  /** Shown are those with a smaller number; null: the newest. */
  before: number | null;
  more: boolean | undefined;
  last: number | undefined;
  show: (before: number | null) => void;
}

/** From the newest to older ones and back. */
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
