import { useT } from '../../../lib/texts.ts';

/** How many of those registered a part of a rule fits; nothing while it is not known. */
export function Count({ count }: { count: number | undefined }) {
  const t = useT('fees');
  return count === undefined ? null : (
    <span className="small quiet">{t('rule.count', { count: count.toLocaleString('en') })}</span>
  );
}
