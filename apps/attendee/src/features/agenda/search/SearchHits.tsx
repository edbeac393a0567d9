import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Hit } from '@meetingapp/domain/agenda/search-index.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { Sought } from '../../../lib/texts/Marked.tsx';
import { ExhibitorHit } from './ExhibitorHit.tsx';
import { PaperHit } from './PaperHit.tsx';
import { SearchRow } from './SearchRow.tsx';
import type { FoundExhibitors } from './use-exhibitor-hits.ts';
import { shownKinds } from './use-paper-hits.ts';
import type { FoundPapers, ShownKind } from './use-paper-hits.ts';

interface Props {
  programme: Programme;
  hits: Readonly<Record<ShownKind, readonly Hit[]>>;
  papers: FoundPapers | null;
  exhibitors: FoundExhibitors | null;
  sought: Sought;
  kind: ShownKind | null;
  onKind: (kind: ShownKind) => void;
  onOpen: () => void;
}

/** Results per kind while all kinds are shown (FEW); results added per tap for one kind (PAGE). */
const FEW = 5;
const PAGE = 30;

/** Results grouped by kind, best match first. */
export function SearchHits({ programme, hits, papers, exhibitors, sought, kind, onKind, onOpen }: Props) {
  'use memo';
  const t = useT('agenda');
  const [pages, setPages] = useState(1);
  const most = kind === null ? FEW : PAGE * pages;
  const row = (of: ShownKind, id: number) => {
    if (of === 'exhibitor') {
      const exhibitor = exhibitors?.exhibitors.get(id);
      if (!exhibitors || !exhibitor) return null;
      const ofExhibitors = { words: sought.words, readings: exhibitors.readings };
      return <ExhibitorHit key={id} exhibitor={exhibitor} sought={ofExhibitors} onOpen={onOpen} />;
    }
    if (of !== 'paper') return <SearchRow key={id} kind={of} {...{ programme, id, sought, onOpen }} />;
    const paper = papers?.papers.get(id);
    if (!papers || !paper) return null;
    const ofPapers = { words: sought.words, readings: papers.readings };
    return <PaperHit key={id} cid={programme.cid} paper={paper} sought={ofPapers} onOpen={onOpen} />;
  };
  return shownKinds
    .filter((one) => (kind === null || kind === one) && hits[one].length > 0)
    .map((one) => (
      <section key={one} className="ag-hits">
        <h2>
          {t(`found.${one}`)}
          <span>{hits[one].length}</span>
        </h2>
        <List>{hits[one].slice(0, most).map(({ id }) => row(one, id))}</List>
        {hits[one].length > most && (
          <Button variant="soft" size="sm" onClick={() => (kind === null ? onKind(one) : setPages(pages + 1))}>
            {kind === null ? t('found.all', { count: hits[one].length }) : t('found.more')}
          </Button>
        )}
      </section>
    ));
}
