import './ListHead.css';
import '@meetingapp/ui/Choice.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { chevronLeft, search, x } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';

const LONGEST = 80;

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
      <div className="pa-search" role="search">
        <Icon icon={search} size="s" />
        <input
          type="search"
          value={words}
          maxLength={LONGEST}
          placeholder={hint}
          aria-label={label}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={onSearch}
          onChange={(event) => onWords(event.target.value)}
        />
        {words !== '' && <IconButton icon={x} size="s" label={t('list.clear')} onClick={() => onWords('')} />}
      </div>
      {children}
    </header>
  );
}
