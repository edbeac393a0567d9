import type { Article } from '@meetingapp/contract/news/article.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { ArticleText } from './ArticleText.tsx';

/** One article with a link to its column. */
export function ArticleView({ article, cid, zone }: { article: Article; cid: number; zone: string }) {
  const { column } = article;
  return (
    <ArticleText
      {...article}
      day={dayOf(Date.parse(article.at), zone)}
      column={
        column && (
          <Link name="moreInfo" params={{ id: column.id }} query={{ cid }} className="column">
            {column.name}
          </Link>
        )
      }
    />
  );
}
