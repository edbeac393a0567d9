import { videoCalls } from '@meetingapp/contract/video/video.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { useState } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isNumber } from '../data.ts';
import { FilmMissing } from '../parts/FilmMissing.tsx';
import { VideoPage } from '../parts/VideoPage.tsx';
import { VideoRows } from '../parts/VideoRows.tsx';

const ALL = '';

/** S67: the films of a conference by category. */
export function VideoList() {
  const t = useT('video');
  const { id } = useParameters('videoList');
  const named = isNumber(id);
  const asked = useCall(videoCalls.list, named ? { cid: id } : null, { quiet: true });
  const back = useBack('conferenceIndex', { cid: id });
  const [chosen, setChosen] = useState(ALL);
  const { videos = [], categories = [], zone = '' } = asked.answer ?? {};
  const used = categories.filter((one) => videos.some(({ categoryId }) => categoryId === one.id));
  const inGroup = (categoryId: number | null) => videos.filter((one) => one.categoryId === categoryId);
  const known = used.some((one) => String(one.id) === chosen);
  const groups = [
    ...used.filter((one) => !known || String(one.id) === chosen),
    ...(known ? [] : [{ id: null, name: t('others') }]),
  ].flatMap((one) => {
    const of = inGroup(one.id);
    return of.length > 0 ? [{ ...one, videos: of }] : [];
  });
  return (
    <VideoPage title={t('title')} back={back} asked={asked} nameless={!named} cid={undefined} whole>
      {videos.length === 0 && <FilmMissing title={t('none')} text={t('noneText')} />}
      {used.length > 1 && (
        <div className="filter">
          <Chips
            legend={t('category')}
            legendHidden
            options={[
              { value: ALL, label: t('all') },
              ...used.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            value={known ? chosen : ALL}
            onChange={setChosen}
          />
        </div>
      )}
      {groups.map((group) => (
        <section key={group.id ?? 0}>
          {used.length > 0 && (
            <h2 className="day">
              {group.name}
              <small>{t('count', { count: group.videos.length })}</small>
            </h2>
          )}
          <VideoRows videos={group.videos} cid={id} zone={zone} />
        </section>
      ))}
    </VideoPage>
  );
}
