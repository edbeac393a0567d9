import { videoCalls } from '@meetingapp/contract/video/video.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { useState } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { MaterialRow } from '../../../shared/programme/MaterialRow.tsx';
import { useProgramme } from '../../../shared/programme/use-programme.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isNumber } from '../data.ts';
import { FilmMissing } from '../parts/FilmMissing.tsx';
import { VideoPage } from '../parts/VideoPage.tsx';
import { VideoRows } from '../parts/VideoRows.tsx';
import { byTopic, libraryOf, mediaKinds } from '../parts/media-library.ts';

const ALL = '';

/** S69: all slides, documents and films of a conference, by topic. */
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
    <VideoPage title={t('library')} back={back} asked={asked} nameless={!named} cid={undefined} whole>
      {items.length === 0 && programme !== undefined && <FilmMissing title={t('noMedia')} text={t('noMediaText')} />}
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
    </VideoPage>
  );
}
