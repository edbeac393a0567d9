import './OutcomeFilter.css';
import type { ReactNode } from 'react';

interface Figure<Key> {
  key: Key;
  label: string;
  count: number;
  mark?: 'good' | 'change' | 'bad';
}

/** Counts that act as filters: the chosen one filters the table. */
export function OutcomeFilter<Key extends string>({
  figures,
  chosen,
  choose,
  children,
}: {
  figures: readonly Figure<Key>[];
  chosen: Key;
  choose: (key: Key) => void;
  children?: ReactNode;
}) {
  return (
    <div className="fates">
      {figures.map(({ key, label, count, mark }) => (
        <button key={key} type="button" className={mark} aria-pressed={key === chosen} onClick={() => choose(key)}>
          <span>{label}</span>
          <b>{count.toLocaleString('en')}</b>
        </button>
      ))}
      {children}
    </div>
  );
}
