import './NewsTopics.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { Home } from './block.ts';

/** The columns of the news with how many articles each has. */
export function NewsTopics({ home }: { home: Home }) {
  const t = useT('home');
  const { newsColumns } = home.info;
  if (newsColumns.length < 2) return null;
  return (
    <section className="hb-topics">
      <SectionHead title={t('news.columns')} />
      <div className="in">
        {newsColumns.map(({ name, count, to }) => (
          <ToAddress key={to} address={to} className="topic">
            <b>{name}</b>
            <span>{count}</span>
          </ToAddress>
        ))}
      </div>
    </section>
  );
}
