import './FilmView.css';
import type { VideoPage } from '@meetingapp/contract/video/video.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { chevronLeft, share2 } from '@meetingapp/ui/icons/icons.ts';
import { useRef, useState } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Player } from '../../../shared/player/Player.tsx';
import { clockOf } from '../../../shared/player/clock-of.ts';
import type { PlayerHandle } from '../../../shared/player/film.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useWatching } from '../data.ts';
import { isReview, momentIn } from '../view.ts';
import { Chapters } from './Chapters.tsx';
import { FilmLocked } from './FilmLocked.tsx';
import { VideoRows } from './VideoRows.tsx';

interface FilmViewProps {
  video: VideoPage;
  cid: number;
  zone: string;
  back: () => void;
}

/** A film's page: player, description, chapters, related films. Shows the reason and the next step when the person may not watch. */
export function FilmView({ video, cid, zone, back }: FilmViewProps) {
  const t = useT('video');
  const app = useT('app');
  const language = useLanguage();
  const from = momentIn(useSearch()['at']);
  const { open, onBeat, keptAt } = useWatching(video.id, video.position, from);
  const [at, setAt] = useState(keptAt);
  const player = useRef<PlayerHandle>(null);
  useTitle(video.title);
  const { session, introduction, milliseconds, related } = video;

  async function share() {
    const query = { cid, ...(language === 'en' ? { lang: 'en' } : {}) };
    const address = addressOf('videoDetail', { id: video.id }, query, {});
    await sharePage(
      { title: video.title, text: introduction.slice(0, 80), address, image: video.cover ?? '' },
      { copied: t('linkCopied'), notCopied: t('linkNotCopied') },
    );
  }

  const head = (
    <>
      <IconButton icon={chevronLeft} label={app('back')} onClick={back} />
      <span className="film-head">{video.title}</span>
      <IconButton icon={share2} label={t('share')} onClick={() => void share()} />
    </>
  );
  return (
    <Page
      className="film-page"
      top={
        video.refusal === null ? (
          <Player
            key={video.id}
            ref={player}
            title={video.title}
            poster={video.cover}
            open={open}
            length={milliseconds}
            resumeAt={keptAt}
            head={head}
            onBeat={onBeat}
            onTime={setAt}
          />
        ) : (
          <FilmLocked video={video} refusal={video.refusal} cid={cid} head={head} />
        )
      }
    >
      <h1 className="t-xl">{video.title}</h1>
      <p className="film-facts">
        {isReview(video) && <Tag kind="replay">{t('replay')}</Tag>}
        {session !== null && <span>{momentText(session.startsAt, zone, language)}</span>}
        {session !== null && session.hall !== '' && <span>{session.hall}</span>}
        {milliseconds !== null && <span>{t('length', { time: clockOf(milliseconds) })}</span>}
      </p>
      {video.chapters.length > 1 && (
        <Chapters
          chapters={video.chapters}
          at={at}
          onPick={video.refusal === null ? (moment) => player.current?.playFrom(moment) : undefined}
        />
      )}
      {introduction !== '' && (
        <section className="card film-about">
          <h2>{t('about')}</h2>
          {introduction.split('\n').map((line, index) => (
            // eslint-disable-next-line react/no-array-index-key -- lines of one text have no other name
            <p key={index}>{line}</p>
          ))}
        </section>
      )}
      {session !== null && (
        <Link name="calDetail" params={{ calid: session.id }} query={{ cid }} className={buttonClass('soft', 'md')}>
          {t('toSession')}
        </Link>
      )}
      {related.length > 0 && (
        <section>
          <h2 className="film-related">{t('related')}</h2>
          <VideoRows videos={related} cid={cid} zone={zone} />
        </section>
      )}
    </Page>
  );
}
