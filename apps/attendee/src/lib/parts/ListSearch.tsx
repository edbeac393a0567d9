import './ListSearch.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { search, x } from '@meetingapp/ui/icons/icons.ts';
import { useRef } from 'react';
import { useTypedEarly } from './use-typed-early.ts';

interface Props {
  words: string;
  onWords: (words: string) => void;
  label: string;
  hint?: string;
  /** True when it is on the page itself, without a bar around it. */
  alone?: boolean;
  /** Label of the clear button. */
  clear: string;
  /** Called when the person is about to type. */
  onSearch?: () => void;
}

const LONGEST = 80;

/** Search field that filters a long list. */
export function ListSearch({ words, onWords, label, hint = label, alone = false, clear, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useTypedEarly(input, words, onWords);
  const empty = (): void => {
    onWords('');
    input.current?.focus();
  };
  return (
    <div className={joinClasses('list-search', alone && 'alone')} role="search">
      <Icon icon={search} size="s" />
      <input
        ref={input}
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
      {words !== '' && <IconButton icon={x} size="s" label={clear} onClick={empty} />}
    </div>
  );
}
