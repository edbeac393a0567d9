import './SearchSheet.css';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { check, search, x } from '../icons/icons.ts';
import { Sheet } from '../feedback/Sheet.tsx';

export interface SearchOption {
  value: string;
  label: string;
  /** Further search terms, for example pinyin or the name in the other language. */
  keywords?: string | undefined;
}

export interface SearchSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  options: readonly SearchOption[];
  value: string;
  onChoose: (value: string) => void;
  searchLabel: string;
  clearLabel: string;
  emptyText: string;
}

/** Single choice among more than twenty options. */
export function SearchSheet({ open, ...rest }: SearchSheetProps) {
  return open ? <OpenSearchSheet {...rest} /> : null;
}

function OpenSearchSheet({
  onClose,
  title,
  closeLabel,
  options,
  value,
  onChoose,
  searchLabel,
  clearLabel,
  emptyText,
}: Omit<SearchSheetProps, 'open'>) {
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const wanted = words.trim().toLowerCase();
  const found = options.filter((option) => `${option.label} ${option.keywords ?? ''}`.toLowerCase().includes(wanted));

  function choose(chosen: string) {
    onChoose(chosen);
    onClose();
  }
  /** Arrow keys move from the search field down into the rows and between them. */
  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const to = rows[rows.indexOf(document.activeElement as HTMLButtonElement) + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  return (
    <Sheet open onClose={onClose} title={title} closeLabel={closeLabel} tall flush>
      <div onKeyDown={move}>
        <div className="search">
          <Icon icon={search} size="s" />
          <input
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            enterKeyHint="search"
          />
          {words && <IconButton icon={x} size="s" label={clearLabel} onClick={() => setWords('')} />}
        </div>
        <ul className="found" ref={list}>
          {found.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                aria-current={option.value === value || undefined}
                onClick={() => choose(option.value)}
              >
                {option.label}
                {option.value === value && <Icon icon={check} size="s" />}
              </button>
            </li>
          ))}
        </ul>
        <p className={found.length === 0 ? 'found-none' : 'sr'} role="status">
          {found.length === 0 ? emptyText : ''}
        </p>
      </div>
    </Sheet>
  );
}
