import './FigureRow.css';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import type { ReactNode } from 'react';

export interface ShownFigure {
  name: string;
  value: ReactNode;
  /** One line of sense beside the figure. */
  more?: ReactNode;
  /** Somebody has to look at it, now or soon. */
  tone?: 'error' | 'soon' | undefined;
  /** Part that is done, from 0 to 1, as a bar. */
  share?: number | undefined;
  /** Makes the figure a filter; whether it is set. */
  on?: boolean | undefined;
  press?: (() => void) | undefined;
}

/** Figures in one row under the head of a page; those that can be pressed filter what is below. */
export function FigureRow({ figures, label, old }: { figures: readonly ShownFigure[]; label: string; old?: boolean }) {
  return (
    <ul className={joinClasses('figure-row', old && 'old')} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.name}>
          {figure.press ? (
            <button type="button" aria-pressed={figure.on === true} onClick={figure.press}>
              <Content {...figure} />
            </button>
          ) : (
            <div>
              <Content {...figure} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Content({ name, value, more, tone, share }: ShownFigure) {
  return (
    <>
      <span className="name">{name}</span>
      <span className={joinClasses('value', tone)}>
        <b>{value}</b> {more}
      </span>
      {share !== undefined && (
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
        </span>
      )}
    </>
  );
}
