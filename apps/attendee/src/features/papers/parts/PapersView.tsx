import './PaperRows.css';
import '@meetingapp/ui/Card.css';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useBack } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { usePapers } from './use-papers.ts';
import { ListHead } from './ListHead.tsx';
import { ListStates } from './ListStates.tsx';
import { PaperRow } from './PaperRow.tsx';
import { TopicStrips, chosenTopics } from './TopicStrips.tsx';
import { useAddress } from './use-address.ts';
import { useFound } from './use-found.ts';
import { useMore } from './use-more.ts';

/** The list of accepted papers with its search. */
export function PapersView({ cid }: { cid: string }) {
  const t = useT('papersPosters');
  const back = useBack('conferenceIndex', { cid });
  const known = usePapers(cid, 'papers');
  const [words, setWords] = useAddress('q');
  const [chosen, setChosen] = useAddress('topic');
  const [searching, setSearching] = useState(false);
  const { found, mark, sought } = useFound(known, words, chosenTopics(known.topics, chosen), searching);
  const { count, left, more, end } = useMore(`${sought} ${chosen}`, found.length);
  const everything = (): void => {
    setWords('');
    setChosen('');
  };
  return (
    <Page wide>
      <ListHead
        title={t('list.title')}
        onBack={back}
        actions={<LanguageSwitch className="ib text" />}
        words={words}
        onWords={setWords}
        onSearch={() => setSearching(true)}
        label={t('list.searchLabel')}
        hint={t('list.search')}
      >
        <TopicStrips topics={known.topics} chosen={chosen} onChoose={setChosen} />
      </ListHead>
      <ListStates
        cid={cid}
        known={known}
        kind="list"
        found={found.length}
        filtered={words.trim() !== '' || chosen !== ''}
        onAll={everything}
      >
        <ul className="card pa-rows">
          {found.slice(0, count).map((paper) => (
            <PaperRow key={paper.id} cid={cid} paper={paper} sought={mark} />
          ))}
        </ul>
        {left && (
          <div ref={end} className="pa-more">
            <Button variant="outline" size="sm" onClick={more}>
              {t('list.more')}
            </Button>
          </div>
        )}
      </ListStates>
    </Page>
  );
}
