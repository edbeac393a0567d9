import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useT } from '../../../lib/texts.ts';

/** The page of a conference in grey. */
export function ConferenceSkeleton() {
  const t = useT('app');
  return (
    <Waiting label={t('loading')}>
      <Skeleton width="80%" height=".52rem" />
      <Skeleton width="60%" height=".52rem" />
      <Skeleton height="1.2rem" />
      <Skeleton height="1.5rem" />
      <Skeleton height="1.5rem" />
      <Skeleton height="3rem" />
    </Waiting>
  );
}
