import { useT } from '../../../lib/texts/texts.ts';

/** How many registrations match a part of a rule; empty until known. */
export function MatchCount({ count }: { count: number | undefined }) {
  const t = useT('fees');
  return count === undefined ? null : (
    <span className="small quiet">{t('rule.count', { count: count.toLocaleString('en') })}</span>
  );
}
