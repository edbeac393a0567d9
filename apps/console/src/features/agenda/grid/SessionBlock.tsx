import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { clockText, type Placed } from '../view.ts';

export interface SessionBlockProps {
  placed: Placed;
  title: string;
  /** Chairs and number of talks. */
  facts: string;
  /** Short description of the clashes; empty when there are none. */
  clash: string;
  chosen: boolean;
  top: number;
  height: number;
  /** Percent of all columns. */
  left: number;
  width: number;
  mayChange: boolean;
  open: (id: number) => void;
  press: (event: KeyboardEvent, placed: Placed) => void;
  grab: (event: PointerEvent, placed: Placed, edge: boolean) => void;
}

/** Below this height time and title share one line. */
const SHORT_PX = 40;

/** One session in the grid: a click opens it, dragging moves it, dragging the lower edge resizes it; keys do the same. */
export const SessionBlock = memo(function SessionBlock(props: SessionBlockProps) {
  const { placed, title, facts, clash, chosen, top, height, left, width, mayChange, open, press, grab } = props;
  const { session, from, to } = placed;
  const state = [clash && 'clash', chosen && 'chosen', height < SHORT_PX && 'short'].filter(Boolean).join(' ');
  const style = {
    top,
    height,
    left: `calc(${left}% + 3px)`,
    width: `calc(${width}% - 6px)`,
  };
  return (
    <div className={`session-block ${session.kind} ${state}`} style={style} data-session={session.id}>
      <button
        type="button"
        aria-keyshortcuts={mayChange ? 'Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight' : undefined}
        aria-current={chosen || undefined}
        onClick={() => open(session.id)}
        onKeyDown={(event) => press(event, placed)}
        onPointerDown={(event) => grab(event, placed, false)}
      >
        <span className="when">
          {clockText(from)}–{clockText(to)}
        </span>
        <b>{title}</b>
        {height >= 54 && <span className="one facts-of">{facts}</span>}
        {clash && (
          <span className="clash-mark">
            <Icon icon={userRound} />
            {clash}
          </span>
        )}
      </button>
      {mayChange && <span className="lower-edge" onPointerDown={(event) => grab(event, placed, true)} />}
    </div>
  );
});
