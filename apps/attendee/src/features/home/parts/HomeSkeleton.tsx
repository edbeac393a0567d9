import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useT } from '../../../lib/texts.ts';
import './HomePage.css';
import './HomeSkeleton.css';

/** The classic home in grey, of the true size. */
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
