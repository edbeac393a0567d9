import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface FigureProps {
  name: string;
  value: string;
  note?: ReactNode;
  /** Address of the table behind it, and the filter of this figure in it. */
  to?: string;
  filter?: Readonly<Record<string, string>>;
}

/** One figure with its label and note; with `to` it opens the table behind it, with the same filter. */
export function Figure({ name, value, note, to, filter = {} }: FigureProps) {
  const t = useT('statistics');
  return (
    <div>
      <p className="small quiet">{name}</p>
      <p className="value">
        {to === undefined ? (
          value
        ) : (
          <Link
            to={to}
            search={filter as never}
            title={t('opens', { name })}
            aria-label={`${value} ${t('opens', { name })}`}
          >
            {value}
          </Link>
        )}
      </p>
      {note !== undefined && <p className="small">{note}</p>}
    </div>
  );
}
