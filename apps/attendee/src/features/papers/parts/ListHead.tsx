import './ListHead.css';
import '@meetingapp/ui/Choice.css';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { chevronLeft } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { ListSearch } from '../../../lib/ListSearch.tsx';
import { useT } from '../../../lib/texts.ts';

interface Props {
  title: string;
  onBack: () => void;
  actions?: ReactNode;
  words: string;
  onWords: (words: string) => void;
  /** Somebody is about to type. */
  onSearch: () => void;
  label: string;
  hint: string;
  /** Strips of filters. */
  children?: ReactNode;
}

/** Title, search and filters; stays at the top. */
export function ListHead({ title, onBack, actions, words, onWords, onSearch, label, hint, children }: Props) {
  const t = useT('papersPosters');
  const app = useT('app');
  return (
    <header className="pa-head">
      <div className="h">
        <IconButton icon={chevronLeft} size="l" label={app('back')} onClick={onBack} />
        <h1 className="t-lg grow">{title}</h1>
        {actions}
      </div>
      <ListSearch
        words={words}
        onWords={onWords}
        label={label}
        hint={hint}
        clear={t('list.clear')}
        onSearch={onSearch}
      />
      {children}
    </header>
  );
}
