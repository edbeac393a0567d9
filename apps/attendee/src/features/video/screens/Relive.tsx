import { videoCalls } from '@meetingapp/contract/video.ts';
import { useBack } from '../../../lib/go.tsx';
import { useParameters, useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { isNumber } from '../data.ts';
import { FilmView } from '../parts/FilmView.tsx';
import { NoFilm } from '../parts/NoFilm.tsx';
import { VideoFrame } from '../parts/VideoFrame.tsx';

/** S59: a broadcast, seen again. */
export function Relive() {
  const t = useT('video');
  const { lid } = useParameters('relive');
  const named = isNumber(lid);
  const asked = useCall(videoCalls.replay, named ? { lid } : null, { quiet: true });
  const { answer } = asked;
  const search = useSearch();
  const cid = answer?.cid ?? search['cid'];
  const back = useBack('liveList', { id: cid ?? '0' });
  if (answer?.video) return <FilmView video={answer.video} cid={answer.cid} zone={answer.zone} back={back} />;
  return (
    <VideoFrame
      title={answer?.title ?? t('replay')}
      back={back}
      asked={asked}
      nameless={!named}
      cid={cid === undefined ? undefined : String(cid)}
    >
      <NoFilm title={t('noReview')} text={t('noReviewText')} cid={cid} />
    </VideoFrame>
  );
}
