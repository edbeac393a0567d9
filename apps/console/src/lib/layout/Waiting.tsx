import { Skeleton } from 'antd';

/** Skeleton of a page. */
export function Waiting() {
  return (
    <div className="main" aria-busy="true">
      <div className="waiting">
        <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
      </div>
    </div>
  );
}
