import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import '@meetingapp/ui/layout/Card.css';
import './ConferenceRow.css';

const rows = ['a', 'b', 'c'];

/** Skeleton of three rows of the list. */
export function RowsSkeleton() {
  const t = useT('app');
  return (
    <Waiting label={t('loading')}>
      <div className="head">
        <Skeleton width="1.6rem" height=".4rem" />
      </div>
      {rows.map((row) => (
        <div key={row} className="card conference-row">
          <Skeleton width="1.04rem" height="1.16rem" />
          <span className="grow">
            <Skeleton height=".4rem" />
            <Skeleton width="70%" />
            <Skeleton width="55%" />
          </span>
        </div>
      ))}
    </Waiting>
  );
}
