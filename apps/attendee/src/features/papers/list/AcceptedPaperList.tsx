import './paper-rows.css';
import '@meetingapp/ui/layout/Card.css';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { usePapers } from './use-papers.ts';
import { ListHead } from './ListHead.tsx';
import { ListStates } from './ListStates.tsx';
import { PaperRow } from './PaperRow.tsx';
import { TopicFilter, chosenTopics } from './TopicFilter.tsx';
import { useAddressValue } from '../../../lib/navigation/use-address-value.ts';
import { usePaperSearch } from './use-paper-search.ts';
import { useMore } from './use-more.ts';

/** Searchable list of accepted papers. */
export function AcceptedPaperList({ cid }: { cid: string }) {
  const t = useT('papersPosters');
  const back = useBack('conferenceIndex', { cid });
  const known = usePapers(cid, 'papers');
  const [words, setWords] = useAddressValue('q');
  const [chosen, setChosen] = useAddressValue('topic');
  const [searching, setSearching] = useState(false);
  const { found, mark, sought } = usePaperSearch(known, words, chosenTopics(known.topics, chosen), searching);
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
        <TopicFilter topics={known.topics} chosen={chosen} onChoose={setChosen} />
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
