import './FilmView.css';
import type { VideoPage } from '@meetingapp/contract/video.ts';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { chevronLeft, share2 } from '@meetingapp/ui/icons.ts';
import { useRef, useState } from 'react';
import { addressOf } from '../../../lib/address.ts';
import { momentText } from '../../../lib/dates.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Player } from '../../../lib/player/Player.tsx';
import { clockOf } from '../../../lib/player/clock-of.ts';
import type { PlayerHandle } from '../../../lib/player/film.ts';
import { sharePage } from '../../../lib/share-page.ts';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useWatching } from '../data.ts';
import { isReview, momentIn } from '../view.ts';
import { Chapters } from './Chapters.tsx';
import { Locked } from './Locked.tsx';
import { VideoRows } from './VideoRows.tsx';

interface FilmViewProps {
  video: VideoPage;
  cid: number;
  zone: string;
  back: () => void;
}

/** A film on its page: the player on top, what it is, its chapters, and others beside it. Who may not watch sees why, and what to do. */
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
          <Locked video={video} refusal={video.refusal} cid={cid} head={head} />
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
        <To name="calDetail" params={{ calid: session.id }} query={{ cid }} className={buttonClass('soft', 'md')}>
          {t('toSession')}
        </To>
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
