import './NewsTopics.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import type { Home } from '../block.ts';

/** Columns of the news with their number of articles. */
export function NewsTopics({ home }: { home: Home }) {
  const t = useT('home');
  const { newsColumns } = home.info;
  if (newsColumns.length < 2) return null;
  return (
    <section className="hb-topics">
      <SectionHead title={t('news.columns')} />
      <div className="in">
        {newsColumns.map(({ name, count, to }) => (
          <AddressLink key={to} address={to} className="topic">
            <b>{name}</b>
            <span>{count}</span>
          </AddressLink>
        ))}
      </div>
    </section>
  );
}
