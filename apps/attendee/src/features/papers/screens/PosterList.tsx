import '../parts/PosterCards.css';
import '@meetingapp/ui/Choice.css';
import '@meetingapp/ui/Card.css';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { presentation } from '@meetingapp/ui/icons-home.ts';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To, useBack } from '../../../lib/go.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useOpinions, usePapers } from '../parts/use-papers.ts';
import { ListHead } from '../parts/ListHead.tsx';
import { ListStates } from '../parts/ListStates.tsx';
import { PosterCard } from '../parts/PosterCard.tsx';
import { TopicStrips, chosenTopics } from '../parts/TopicStrips.tsx';
import { useAddress } from '../parts/use-address.ts';
import { useFound } from '../parts/use-found.ts';
import { useMore } from '../parts/use-more.ts';

/** S73: e-posters by topic with search and like. */
export function PosterList() {
  const t = useT('papersPosters');
  const { cid } = useParameters('posterList');
  const back = useBack('conferenceIndex', { cid });
  const known = usePapers(cid, 'posters');
  const opinions = useOpinions(cid);
  const [words, setWords] = useAddress('q');
  const [chosen, setChosen] = useAddress('topic');
  const [searching, setSearching] = useState(false);
  const { found, mark, sought } = useFound(known, words, chosenTopics(known.topics, chosen), searching);
  const { count, left, more, end } = useMore(`${sought} ${chosen}`, found.length);
  return (
    <Page wide>
      <ListHead
        title={t('posters.title')}
        onBack={back}
        actions={
          <>
            <To name="poster" params={{ cid }} className="ib" aria-label={t('posters.wall')}>
              <Icon icon={presentation} />
            </To>
            <LanguageSwitch className="ib text" />
          </>
        }
        words={words}
        onWords={setWords}
        onSearch={() => setSearching(true)}
        label={t('posters.searchLabel')}
        hint={t('posters.search')}
      >
        <TopicStrips topics={known.topics} chosen={chosen} onChoose={setChosen} />
      </ListHead>
      <ListStates
        cid={cid}
        known={known}
        kind="posters"
        found={found.length}
        filtered={words.trim() !== '' || chosen !== ''}
        onAll={() => {
          setWords('');
          setChosen('');
        }}
      >
        <ul className="po-cards">
          {found.slice(0, count).map((paper, at) => (
            <PosterCard key={paper.id} cid={cid} paper={paper} sought={mark} opinions={opinions} soon={at < 2} />
          ))}
        </ul>
        {left && (
          <div ref={end} className="po-more">
            <Button variant="outline" size="sm" onClick={more}>
              {t('list.more')}
            </Button>
          </div>
        )}
      </ListStates>
    </Page>
  );
}
