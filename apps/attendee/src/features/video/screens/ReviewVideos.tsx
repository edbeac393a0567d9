import { videoCalls } from '@meetingapp/contract/video.ts';
import { Chips } from '@meetingapp/ui/Chips.tsx';
import { useState } from 'react';
import { dayText, weekday } from '../../../lib/dates.ts';
import { useBack } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useSearch } from '../../../lib/page.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { isNumber } from '../data.ts';
import { NoFilm } from '../parts/NoFilm.tsx';
import { VideoFrame } from '../parts/VideoFrame.tsx';
import { VideoRows } from '../parts/VideoRows.tsx';
import { byDay, hallsOf, isReview } from '../view.ts';

const ALL = '';

/** S65: what can be seen again of a whole conference, by day and hall. */
export function ReviewVideos() {
  const t = useT('video');
  const language = useLanguage();
  const search = useSearch();
  const known = useSession('cid');
  const cid = search['cid'] ?? known;
  const named = isNumber(cid ?? undefined);
  const asked = useCall(videoCalls.list, named ? { cid: cid as string } : null, { quiet: true });
  const back = useBack('conferenceIndex', { cid: cid ?? '0' });
  const [chosen, setChosen] = useState(ALL);
  const zone = asked.answer?.zone ?? '';
  const reviews = (asked.answer?.videos ?? []).filter(isReview);
  const halls = hallsOf(reviews);
  const hall = halls.some(({ id }) => String(id) === chosen) ? chosen : ALL;
  const shown = hall === ALL ? reviews : reviews.filter(({ session }) => String(session?.hallId) === hall);
  return (
    <VideoFrame title={t('reviews')} back={back} asked={asked} nameless={!named} cid={undefined} whole>
      {reviews.length === 0 && <NoFilm title={t('noReview')} text={t('noReviewText')} cid={cid ?? undefined} />}
      {halls.length > 1 && (
        <div className="filter">
          <Chips
            legend={t('hall')}
            legendHidden
            options={[
              { value: ALL, label: t('allHalls') },
              ...halls.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={hall}
            onChange={setChosen}
          />
        </div>
      )}
      {byDay(shown, zone).map(({ day, videos }) => (
        <section key={day}>
          {day !== '' && (
            <h2 className="day">
              {dayText(day, language)}
              <small>{weekday(day, language)}</small>
            </h2>
          )}
          <VideoRows videos={videos} cid={cid ?? '0'} zone={zone} to="revideo" />
        </section>
      ))}
    </VideoFrame>
  );
}
