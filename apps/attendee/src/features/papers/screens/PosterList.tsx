import '../poster/poster-cards.css';
import '@meetingapp/ui/forms/Choice.css';
import '@meetingapp/ui/layout/Card.css';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { presentation } from '@meetingapp/ui/icons/icons-home.ts';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usePapers } from '../list/use-papers.ts';
import { useOpinions } from '../poster/use-opinions.ts';
import { ListHead } from '../list/ListHead.tsx';
import { ListStates } from '../list/ListStates.tsx';
import { PosterCard } from '../poster/PosterCard.tsx';
import { TopicFilter, chosenTopics } from '../list/TopicFilter.tsx';
import { useAddressValue } from '../../../lib/navigation/use-address-value.ts';
import { usePaperSearch } from '../list/use-paper-search.ts';
import { useMore } from '../list/use-more.ts';

/** S73: e-posters by topic, with search and likes. */
export function PosterList() {
  const t = useT('papersPosters');
  const { cid } = useParameters('posterList');
  const back = useBack('conferenceIndex', { cid });
  const known = usePapers(cid, 'posters');
  const opinions = useOpinions(cid);
  const [words, setWords] = useAddressValue('q');
  const [chosen, setChosen] = useAddressValue('topic');
  const [searching, setSearching] = useState(false);
  const { found, mark, sought } = usePaperSearch(known, words, chosenTopics(known.topics, chosen), searching);
  const { count, left, more, end } = useMore(`${sought} ${chosen}`, found.length);
  return (
    <Page wide>
      <ListHead
        title={t('posters.title')}
        onBack={back}
        actions={
          <>
            <Link name="poster" params={{ cid }} className="ib" aria-label={t('posters.wall')}>
              <Icon icon={presentation} />
            </Link>
            <LanguageSwitch className="ib text" />
          </>
        }
        words={words}
        onWords={setWords}
        onSearch={() => setSearching(true)}
        label={t('posters.searchLabel')}
        hint={t('posters.search')}
      >
        <TopicFilter topics={known.topics} chosen={chosen} onChoose={setChosen} />
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
