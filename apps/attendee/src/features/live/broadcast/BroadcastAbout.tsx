import './BroadcastAbout.css';
import type { Broadcast } from '@meetingapp/contract/live/broadcast.ts';
import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { talkAt } from '@meetingapp/domain/live/running-order.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { BroadcastRows } from './BroadcastRows.tsx';
import { useBroadcastTimes } from '../parts/use-broadcast-times.ts';

interface Props {
  broadcast: Broadcast;
  related: readonly ListedBroadcast[];
  cid: number;
  zone: string;
  now: number;
}

/** Description, speakers with times, and related items of a broadcast. */
export function BroadcastAbout({ broadcast, related, cid, zone, now }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useBroadcastTimes(zone);
  const { series, chairs, order } = broadcast;
  const introduction = pickLanguage(broadcast.introduction, language);
  const on = talkAt(order, now);
  const names = (people: readonly { name: Broadcast['title'] }[]): string =>
    people.map(({ name }) => pickLanguage(name, language)).join(t('names'));
  const empty = introduction === '' && order.length === 0 && chairs.length === 0 && related.length === 0;
  return (
    <div className="live-about">
      {empty && <p className="quiet">{t('about.none')}</p>}
      {introduction !== '' && <p className="intro">{introduction}</p>}
      {series && (
        <p className="series">
          {t('about.series')}
          <Link name="listLive" params={{ liveid: series.id }} query={{ cid }}>
            {pickLanguage(series.title, language)}
          </Link>
        </p>
      )}
      {(order.length > 0 || chairs.length > 0) && (
        <section>
          <h2>{t('about.order')}</h2>
          {chairs.length > 0 && <p className="chairs">{t('about.chairs', { names: names(chairs) })}</p>}
          <ol className="card order">
            {order.map((talk) => (
              <li key={talk.id} className={talk === on ? 'on' : undefined}>
                <span className="time">{talk.from === null ? '' : times.clock(talk.from)}</span>
                <span className="grow">
                  {talk === on && <Tag kind="role">{t('about.now')}</Tag>}
                  <b>{pickLanguage(talk.title, language)}</b>
                  <span className="by">
                    {talk.speakers.map(({ id, name, affiliation }) => (
                      <Link key={id} name="personDetail" params={{ pid: id }} query={{ cid }}>
                        {pickLanguage(name, language)}
                        {pickLanguage(affiliation, language) !== '' && (
                          <small>{pickLanguage(affiliation, language)}</small>
                        )}
                      </Link>
                    ))}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {related.length > 0 && (
        <section>
          <h2>{t('about.related')}</h2>
          <BroadcastRows broadcasts={related} cid={cid} zone={zone} now={now} />
        </section>
      )}
    </div>
  );
}
