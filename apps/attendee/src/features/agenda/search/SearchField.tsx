import '@meetingapp/ui/pickers/SearchSheet.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { search, x } from '@meetingapp/ui/icons/icons.ts';
import { useEffect, useRef } from 'react';
import { useTypedEarly } from '../../../lib/parts/use-typed-early.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  words: string;
  onChange: (words: string) => void;
  /** Called by the keyboard's search key: the words are final. */
  onDone: () => void;
}

export function SearchField({ words, onChange, onDone }: Props) {
  const t = useT('agenda');
  const field = useRef<HTMLInputElement>(null);
  const empty = words === '';
  useTypedEarly(field, words, onChange);
  useEffect(() => {
    if (empty) field.current?.focus({ preventScroll: true });
  }, [empty]);
  return (
    <form
      className="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
        field.current?.blur();
      }}
    >
      <Icon icon={search} size="s" />
      <input
        ref={field}
        type="search"
        aria-label={t('searchIn')}
        placeholder={t('searchHint')}
        value={words}
        onChange={(event) => onChange(event.target.value)}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
      />
      {!empty && <IconButton icon={x} size="s" label={t('searchClear')} onClick={() => onChange('')} />}
    </form>
  );
}
