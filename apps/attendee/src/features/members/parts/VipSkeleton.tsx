import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useT } from '../../../lib/texts/texts.ts';

export function VipSkeleton() {
  const t = useT('app');
  return (
    <Waiting label={t('loading')}>
      <Skeleton width="80%" height=".52rem" />
      <Skeleton height="1rem" />
      <Skeleton width="40%" height=".4rem" />
      <Skeleton height="2rem" />
      <Skeleton height="3rem" />
    </Waiting>
  );
}
