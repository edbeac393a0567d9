import { videoCalls } from '@meetingapp/contract/video/video.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isNumber } from '../data.ts';
import { FilmView } from '../parts/FilmView.tsx';
import { FilmMissing } from '../parts/FilmMissing.tsx';
import { VideoPage } from '../parts/VideoPage.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S59: replay of a broadcast. */
export function Relive() {
  const t = useT('video');
  const { lid } = useParameters('relive');
  const named = isNumber(lid);
  const asked = useCall(videoCalls.replay, named ? { lid } : null, { quiet: true });
  const { answer } = asked;
  const search = useSearch();
  const cid = answer?.cid ?? search['cid'];
  useNamedConference(answer?.cid);
  const back = useBack('liveList', { id: cid ?? '0' });
  if (answer?.video) return <FilmView video={answer.video} cid={answer.cid} zone={answer.zone} back={back} />;
  return (
    <VideoPage
      title={answer?.title ?? t('replay')}
      back={back}
      asked={asked}
      nameless={!named}
      cid={cid === undefined ? undefined : String(cid)}
    >
      <FilmMissing title={t('noReview')} text={t('noReviewText')} cid={cid} />
    </VideoPage>
  );
}
