import type { Article } from '@meetingapp/contract/news.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { Phrases } from '../../../lib/Phrases.tsx';
import { Prose } from '../../../lib/Prose.tsx';
import { dayText } from '../../../lib/dates.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';

/** One article, as it is read. */
export function ArticleView({ article, cid, zone }: { article: Article; cid: number; zone: string }) {
  const language = useLanguage();
  const { title, summary, cover, column, source, html, at } = article;
  return (
    <article>
      {column && (
        <To name="moreInfo" params={{ id: column.id }} query={{ cid }} className="column">
          {column.name}
        </To>
      )}
      <h1 className="t-2xl">
        <Phrases text={title} />
      </h1>
      <p className="by">
        {[source, dayText(dayOf(Date.parse(at), zone), language)].filter((part) => part !== '').join(' · ')}
      </p>
      {cover !== null && <img className="cover" src={cover} alt="" />}
      {summary !== '' && <p className="lead">{summary}</p>}
      {html !== '' && <Prose html={html} />}
    </article>
  );
}
