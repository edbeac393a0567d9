import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface ListPagesProps {
  /** Number of the last row, where there are older ones. */
  last: number | null;
  before: number | null;
  setBefore: (before: number | null) => void;
}

/** Goes to older rows, and back to the newest. */
export function ListPages({ last, before, setBefore }: ListPagesProps) {
  const t = useT('developersConsole');
  if (last === null && before === null) return null;
  return (
    <p className="dev-pages">
      {before !== null && <Button onClick={() => setBefore(null)}>{t('newest')}</Button>}
      {last !== null && <Button onClick={() => setBefore(last)}>{t('older')}</Button>}
    </p>
  );
}
