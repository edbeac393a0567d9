import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { searchKinds } from '@meetingapp/domain/agenda/search-index.ts';
import type { Hit, SearchKind } from '@meetingapp/domain/agenda/search-index.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { List } from '@meetingapp/ui/List.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { Sought } from './Marked.tsx';
import { SearchRow } from './SearchRow.tsx';

interface Props {
  programme: Programme;
  hits: Readonly<Record<SearchKind, readonly Hit[]>>;
  sought: Sought;
  kind: SearchKind | null;
  onKind: (kind: SearchKind) => void;
  onOpen: () => void;
}

/** Of each kind so many stand there while all kinds do; of one kind a page more at each tap. */
const FEW = 5;
const PAGE = 30;

/** What was found, grouped, the best of each kind first. */
export function SearchHits({ programme, hits, sought, kind, onKind, onOpen }: Props) {
  'use memo';
  const t = useT('agenda');
  const [pages, setPages] = useState(1);
  const most = kind === null ? FEW : PAGE * pages;
  return searchKinds
    .filter((one) => (kind === null || kind === one) && hits[one].length > 0)
    .map((one) => (
      <section key={one} className="ag-hits">
        <h2>
          {t(`found.${one}`)}
          <span>{hits[one].length}</span>
        </h2>
        <List>
          {hits[one].slice(0, most).map(({ id }) => (
            <SearchRow key={id} kind={one} programme={programme} id={id} sought={sought} onOpen={onOpen} />
          ))}
        </List>
        {hits[one].length > most && (
          <Button variant="soft" size="sm" onClick={() => (kind === null ? onKind(one) : setPages(pages + 1))}>
            {kind === null ? t('found.all', { count: hits[one].length }) : t('found.more')}
          </Button>
        )}
      </section>
    ));
}
