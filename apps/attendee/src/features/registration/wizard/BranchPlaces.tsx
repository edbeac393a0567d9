import type { Branch } from '@meetingapp/contract/registration/wizard.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { isFew } from '../view.ts';

/** Places left in a branch; nothing where they are unlimited. */
export function BranchPlaces({ branch: { left } }: { branch: Branch }) {
  const t = useT('registration');
  if (left === 0) return <span className="branch-places t-sm">{t('branch.fullWait')}</span>;
  if (left === null) return null;
  return (
    <span className={isFew(left) ? 'branch-places t-sm few' : 'branch-places t-sm ink-3'}>
      {t('branch.left', { count: left })}
    </span>
  );
}
