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

/** S64: the review video of a session. */
export function Revideo() {
  const t = useT('video');
  const { vid } = useParameters('revideo');
  const named = isNumber(vid);
  const asked = useCall(videoCalls.read, named ? { vid } : null, { quiet: true });
  const { answer, failure } = asked;
  const search = useSearch();
  const cid = answer?.cid ?? search['cid'];
  useNamedConference(answer?.cid);
  const back = useBack('revideo2', {}, cid === undefined ? {} : { cid });
  if (answer) return <FilmView video={answer.video} cid={answer.cid} zone={answer.zone} back={back} />;
  const none = !named || failure?.name === 'video_unknown';
  return (
    <VideoPage
      title={t('review')}
      back={back}
      asked={none ? { ...asked, answer: null, failure: null } : asked}
      nameless={false}
      cid={cid === undefined ? undefined : String(cid)}
    >
      <FilmMissing title={t('noReview')} text={t('noReviewText')} cid={cid} />
    </VideoPage>
  );
}
