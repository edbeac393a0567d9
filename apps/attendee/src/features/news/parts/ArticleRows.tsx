import './ArticleRow.css';
import type { ArticleCard } from '@meetingapp/contract/news/article.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { shortDay } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** List of articles on a card. */
export function ArticleRows({
  articles,
  cid,
  zone,
}: {
  articles: readonly ArticleCard[];
  cid: string | number;
  zone: string;
}) {
  const t = useT('news');
  const language = useLanguage();
  return (
    <ul className="card news-rows">
      {articles.map(({ id, title, at, cover, pinned }) => (
        <li key={id}>
          <Link name="infoDetails" params={{ infoid: id }} query={{ cid }} className="news-row">
            <span className="grow">
              <b>{title}</b>
              <span className="when">
                {pinned && <Tag kind="role">{t('pinned')}</Tag>}
                {shortDay(dayOf(Date.parse(at), zone), language)}
              </span>
            </span>
            {cover !== null && <img src={smallPicture(cover, 256)} alt="" loading="lazy" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
