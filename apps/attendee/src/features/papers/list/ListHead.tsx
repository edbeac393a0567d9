import './ListHead.css';
import '@meetingapp/ui/forms/Choice.css';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { chevronLeft } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { ListSearch } from '../../../lib/parts/ListSearch.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  title: string;
  onBack: () => void;
  actions?: ReactNode;
  words: string;
  onWords: (words: string) => void;
  /** Called when the person is about to type. */
  onSearch: () => void;
  label: string;
  hint: string;
  /** Filter strips. */
  children?: ReactNode;
}

/** Title, search and filters; sticky. */
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
