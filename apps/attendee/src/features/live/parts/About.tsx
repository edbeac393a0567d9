import './About.css';
import type { Broadcast } from '@meetingapp/contract/live.ts';
import type { ListedBroadcast } from '@meetingapp/contract/live-shared.ts';
import { talkAt } from '@meetingapp/domain/live/running-order.ts';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { BroadcastRows } from './BroadcastRows.tsx';
import { useTimes } from './use-times.ts';

interface Props {
  broadcast: Broadcast;
  related: readonly ListedBroadcast[];
  cid: number;
  zone: string;
  now: number;
}

/** What it is about, who speaks when, and what belongs beside it. */
export function About({ broadcast, related, cid, zone, now }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useTimes(zone);
  const { series, chairs, order } = broadcast;
  const introduction = inWords(broadcast.introduction, language);
  const on = talkAt(order, now);
  const names = (people: readonly { name: Broadcast['title'] }[]): string =>
    people.map(({ name }) => inWords(name, language)).join(t('names'));
  const empty = introduction === '' && order.length === 0 && chairs.length === 0 && related.length === 0;
  return (
    <div className="live-about">
      {empty && <p className="quiet">{t('about.none')}</p>}
      {introduction !== '' && <p className="intro">{introduction}</p>}
      {series && (
        <p className="series">
          {t('about.series')}
          <To name="listLive" params={{ liveid: series.id }} query={{ cid }}>
            {inWords(series.title, language)}
          </To>
        </p>
      )}
      {(order.length > 0 || chairs.length > 0) && (
        <section>
          <h2>{t('about.order')}</h2>
          {chairs.length > 0 && (
            <p className="chairs">
              {t('about.chairs')} {names(chairs)}
            </p>
          )}
          <ol className="card order">
            {order.map((talk) => (
              <li key={talk.id} className={talk === on ? 'on' : undefined}>
                <span className="time">{talk.from === null ? '' : times.clock(talk.from)}</span>
                <span className="grow">
                  {talk === on && <Tag kind="role">{t('about.now')}</Tag>}
                  <b>{inWords(talk.title, language)}</b>
                  <span className="by">
                    {talk.speakers.map(({ id, name, affiliation }) => (
                      <To key={id} name="personDetail" params={{ pid: id }} query={{ cid }}>
                        {inWords(name, language)}
                        {inWords(affiliation, language) !== '' && <small>{inWords(affiliation, language)}</small>}
                      </To>
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
