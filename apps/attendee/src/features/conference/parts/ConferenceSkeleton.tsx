import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Skeleton of a conference page. */
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
