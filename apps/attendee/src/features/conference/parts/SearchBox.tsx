import './SearchBox.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { search, x } from '@meetingapp/ui/icons.ts';
import { useRef } from 'react';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  clearLabel: string;
}

const LONGEST = 60;

export function SearchBox({ value, onChange, label, clearLabel }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="search-box" role="search">
      <Icon icon={search} size="s" />
      <input
        ref={input}
        type="search"
        value={value}
        maxLength={LONGEST}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton icon={x} size="s" label={clearLabel} onClick={clear} />}
    </div>
  );
}
