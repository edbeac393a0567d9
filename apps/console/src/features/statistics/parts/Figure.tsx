import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

/** One figure with its label and note; with `to` it opens the table behind it. */
export function Figure({ name, value, note, to }: { name: string; value: string; note?: ReactNode; to?: string }) {
  const t = useT('statistics');
  return (
    <div>
      <p className="small quiet">{name}</p>
      <p className="value">
        {to === undefined ? (
          value
        ) : (
          <Link to={to} title={t('opens', { name })} aria-label={`${value} ${t('opens', { name })}`}>
            {value}
          </Link>
        )}
      </p>
      {note !== undefined && <p className="small">{note}</p>}
    </div>
  );
}
