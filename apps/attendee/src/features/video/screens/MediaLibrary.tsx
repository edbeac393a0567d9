import { videoCalls } from '@meetingapp/contract/video.ts';
import { Chips } from '@meetingapp/ui/Chips.tsx';
import { useState } from 'react';
import { useBack } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useParameters } from '../../../lib/page.ts';
import { MaterialRow } from '../../../lib/programme/MaterialRow.tsx';
import { useProgramme } from '../../../lib/programme/use-programme.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { isNumber } from '../data.ts';
import { NoFilm } from '../parts/NoFilm.tsx';
import { VideoFrame } from '../parts/VideoFrame.tsx';
import { VideoRows } from '../parts/VideoRows.tsx';
import { byTopic, libraryOf, mediaKinds } from '../parts/library.ts';

const ALL = '';

/** S69: all there is to read, hear and see of a conference, by topic. */
export function MediaLibrary() {
  const t = useT('video');
  const language = useLanguage();
  const { id } = useParameters('medList');
  const named = isNumber(id);
  const asked = useCall(videoCalls.list, named ? { cid: id } : null, { quiet: true });
  const { programme } = useProgramme(named ? id : '0');
  const back = useBack('conferenceIndex', { cid: id });
  const [chosen, setChosen] = useState(ALL);
  const { videos = [], categories = [], zone = '' } = asked.answer ?? {};
  const items = libraryOf({ programme: programme ?? null, videos, categories, language });
  const kinds = mediaKinds.filter((kind) => items.some((item) => item.kind === kind));
  const kind = kinds.find((one) => one === chosen) ?? ALL;
  const shown = kind === ALL ? items : items.filter((item) => item.kind === kind);
  return (
    <VideoFrame title={t('library')} back={back} asked={asked} nameless={!named} cid={undefined} whole>
      {items.length === 0 && programme !== undefined && <NoFilm title={t('noMedia')} text={t('noMediaText')} />}
      {kinds.length > 1 && (
        <div className="filter">
          <Chips
            legend={t('kind')}
            legendHidden
            options={[
              { value: ALL, label: t('all') },
              ...kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
            ]}
            value={kind}
            onChange={setChosen}
          />
        </div>
      )}
      {byTopic(shown).map(({ topic, items: of }) => {
        const films = of.flatMap((item) => ('video' in item ? [item.video] : []));
        const papers = of.flatMap((item) => ('material' in item ? [item] : []));
        return (
          <section key={topic}>
            <h2 className="day">
              {topic === '' ? t('others') : topic}
              <small>{t('items', { count: of.length })}</small>
            </h2>
            {papers.length > 0 && (
              <div className="list">
                {papers.map(({ material, from }) => (
                  <MaterialRow key={material.id} material={material} from={from} />
                ))}
              </div>
            )}
            {films.length > 0 && <VideoRows videos={films} cid={id} zone={zone} />}
          </section>
        );
      })}
    </VideoFrame>
  );
}
