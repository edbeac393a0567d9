import { videoCalls } from '@meetingapp/contract/video/video.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { useState } from 'react';
import { dayText, weekday } from '../../../lib/time/dates.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { FilmMissing } from '../parts/FilmMissing.tsx';
import { VideoPage } from '../parts/VideoPage.tsx';
import { VideoRows } from '../parts/VideoRows.tsx';
import { byDay, hallsOf, isReview } from '../view.ts';

const ALL = '';

/** S65: all replays and reviews of a conference, by day and hall. */
export function ReviewVideos() {
  const t = useT('video');
  const language = useLanguage();
  const cid = useCurrentCid();
  const asked = useCall(videoCalls.list, cid === null ? null : { cid }, { quiet: true });
  const back = useBack('conferenceIndex', { cid: cid ?? '0' });
  const [chosen, setChosen] = useState(ALL);
  const zone = asked.answer?.zone ?? '';
  const reviews = (asked.answer?.videos ?? []).filter(isReview);
  const halls = hallsOf(reviews);
  const hall = halls.some(({ id }) => String(id) === chosen) ? chosen : ALL;
  const shown = hall === ALL ? reviews : reviews.filter(({ session }) => String(session?.hallId) === hall);
  return (
    <VideoPage title={t('reviews')} back={back} asked={asked} nameless={cid === null} cid={undefined} whole>
      {reviews.length === 0 && <FilmMissing title={t('noReview')} text={t('noReviewText')} cid={cid ?? undefined} />}
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
    </VideoPage>
  );
}
