import type { Article } from '@meetingapp/contract/news.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { To } from '../../../lib/go.tsx';
import { ArticleText } from './ArticleText.tsx';

/** One article; its column leads to the others. */
export function ArticleView({ article, cid, zone }: { article: Article; cid: number; zone: string }) {
  const { column } = article;
  return (
    <ArticleText
      {...article}
      day={dayOf(Date.parse(article.at), zone)}
      column={
        column && (
          <To name="moreInfo" params={{ id: column.id }} query={{ cid }} className="column">
            {column.name}
          </To>
        )
      }
    />
  );
}
