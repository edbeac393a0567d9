import './Autocomplete.css';
import '../actions/Button.css';
import { useId, useState } from 'react';
import { FieldShell } from './FieldShell.tsx';
import type { FieldProps } from './FieldShell.tsx';
import { MatchedText } from '../data/MatchedText.tsx';
import { useSuggestions } from './suggestions.ts';

export interface Suggestion {
  value: string;
  label: string;
  /** A muted second line. */
  text?: string | undefined;
}

export interface AutocompleteProps<Option extends Suggestion> extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** Suggestions for the current text; the caller must drop late answers. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Accessible name of the list. */
  listLabel: string;
  loading?: boolean | undefined;
  /** Offers the typed text as the last row: "没有找到？直接使用「…」". */
  freeText?: ((typed: string) => string) | undefined;
  /** Read out when the suggestions change: "3 个建议". */
  status?: string | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
}

/** Brings a list that opens behind the foot of the page, or behind a keyboard, into view. */
const reveal = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

/** A text field with suggestions: typing, arrow keys, Enter, Esc, or a tap. */
export function Autocomplete<Option extends Suggestion>(props: AutocompleteProps<Option>) {
  const {
    value,
    onChange,
    onBlur,
    options,
    onChoose,
    listLabel,
    loading,
    freeText,
    status,
    name,
    maxLength,
    ...shell
  } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const free =
    freeText && value.trim() !== '' && !options.some((option) => option.label === value)
      ? freeText(value.trim())
      : undefined;
  const count = options.length + (free ? 1 : 0);
  const shown = open && value !== '' && count > 0 && (options.length > 0 || !loading);

  function choose(index: number) {
    const option = options[index];
    setOpen(false);
    if (option) onChoose(option);
  }
  const { at, setAt, onKeyDown } = useSuggestions({
    shown,
    count,
    open: () => setOpen(true),
    close: () => setOpen(false),
    choose,
  });

  const list = shown && (
    <div className="suggests">
      {/* keeps the focus in the field while a row is tapped */}
      <ul
        ref={reveal}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(index)}
          >
            <span>
              <MatchedText text={option.label} match={value.trim()} />
            </span>
            {option.text && <span className="t-sm ink-2">{option.text}</span>}
          </li>
        ))}
        {free && (
          <li
            className="free"
            id={`${listId}-${options.length}`}
            role="option"
            aria-selected={at === options.length}
            onClick={() => choose(options.length)}
          >
            {free}
          </li>
        )}
      </ul>
    </div>
  );

  return (
    <FieldShell
      {...shell}
      valid={shell.valid && !shown && !loading}
      filled={value !== ''}
      trailing={loading ? <span className="spin" aria-hidden="true" /> : undefined}
      below={
        <>
          {list}
          <span className="sr" role="status">
            {shown ? status : ''}
          </span>
        </>
      }
    >
      {(control) => (
        <input
          {...control}
          className="in"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
          aria-busy={loading || undefined}
          autoComplete="off"
          name={name}
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            setAt(-1);
            setOpen(true);
            onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setOpen(false);
            onBlur?.();
          }}
        />
      )}
    </FieldShell>
  );
}
