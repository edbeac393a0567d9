import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import './HomePage.css';
import './HomeSkeleton.css';

/** Skeleton of the classic home, in its real size. */
export function HomeSkeleton() {
  const t = useT('app');
  return (
    <div className="home home-skeleton">
      <Waiting label={t('loading')}>
        <Skeleton width="3.4rem" height=".44rem" />
        <Skeleton height="3.5rem" />
        <Skeleton height=".44rem" />
        <Skeleton height="5.28rem" />
        <Skeleton height=".88rem" />
      </Waiting>
    </div>
  );
}
