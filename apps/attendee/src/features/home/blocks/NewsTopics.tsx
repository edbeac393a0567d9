import './NewsTopics.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { Home } from './block.ts';

/** The columns of the news with how many pieces each has; it leads to the newest of them. */
export function NewsTopics({ home }: { home: Home }) {
  const t = useT('home');
  const columns = new Map<string, { count: number; to: string }>();
  for (const { column, to } of home.info.news) {
    const before = columns.get(column);
    if (column !== '') columns.set(column, { count: (before?.count ?? 0) + 1, to: before?.to ?? to });
  }
  if (columns.size < 2) return null;
  return (
    <section className="hb-topics">
      <SectionHead title={t('news.columns')} />
      <div className="in">
        {[...columns].map(([column, { count, to }]) => (
          <ToAddress key={column} address={to} className="topic">
            <b>{column}</b>
            <span>{count}</span>
          </ToAddress>
        ))}
      </div>
    </section>
  );
}
