import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { useEffect, useState } from 'react';
import { clockText } from '../../../lib/time/dates.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { UNDO_MS, type ShownVerdict } from './shown-verdict.ts';

const TICK = 'M23 35l7.500 7.500L46 26';

/** A shape for each verdict: round, square, octagon, broken ring. Colour is never alone. */
function Mark({ kind }: { kind: ShownVerdict['kind'] }) {
  return (
    <svg className="door-mark" viewBox="0 0 68 68" aria-hidden="true">
      {kind === 'later' && (
        <circle cx="34" cy="34" r="31.5" fill="none" stroke="#fff" strokeWidth="4" strokeDasharray="9 7" />
      )}
      {kind === 'refuse' && <path className="s" d="M21 2h26l19 19v26L47 66H21L2 47V21z" />}
      {(kind === 'already' || kind === 'undone') && <rect className="s" x="4" y="4" width="60" height="60" rx="14" />}
      {(kind === 'admit' || kind === 'out') && <circle className="s" cx="34" cy="34" r="32" />}
      {kind === 'later' && <circle className="s" cx="34" cy="34" r="25" />}
      {kind === 'refuse' && <path className="g" d="M24 24l20 20M44 24L24 44" />}
      {kind === 'already' && <path className="g" d="M34 18v17l10 6" />}
      {kind === 'undone' && <path className="g" d="M22 34h24" />}
      {(kind === 'admit' || kind === 'later') && <path className="g" d={TICK} />}
      {kind === 'out' && <path className="g" d="M20 34h26M37 24l10 10-10 10" />}
    </svg>
  );
}

/**
 * Whole seconds left until a moment of `performance.now()`; 0: none. A new moment is `UNDO_MS` away: the first rendering takes that, so that a
 * verdict is not rendered a second time before it is drawn.
 */
function useSecondsLeft(until: number): number {
  const whole = until === 0 ? 0 : UNDO_MS / 1000;
  const [counted, setCounted] = useState({ until, left: whole });
  useEffect(() => {
    if (until === 0) return;
    const count = () => {
      const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setCounted((now) => (now.until === until && now.left === left ? now : { until, left }));
    };
    const timer = window.setInterval(count, 200);
    return () => window.clearInterval(timer);
  }, [until]);
  return counted.until === until ? counted.left : whole;
}

interface VerdictPanelProps {
  verdict: ShownVerdict;
  zone: string;
  hint: string;
  listedAt: number;
  onUndo: () => void;
  onNext: () => void;
  /** Null where staff may not admit against the rule: nobody is known. */
  onForce: (() => void) | null;
}

/** The verdict on the last scan, large enough to be read at arm's length, and announced. */
export function VerdictPanel({ verdict, zone, hint, listedAt, onUndo, onNext, onForce }: VerdictPanelProps) {
  'use memo';
  const t = useT('checkinDevice');
  const left = useSecondsLeft(verdict.undoUntil);
  const { kind, reason, previous } = verdict;
  const clock = (at: number) => clockText(at, zone);
  const text =
    kind === 'refuse' && reason !== ''
      ? t(`reasons.${reason}`)
      : kind === 'already' && previous
        ? previous.where === ''
          ? t('alreadyHere', { time: clock(previous.at) })
          : t('alreadyAt', { time: clock(previous.at), where: previous.where })
        : kind === 'later'
          ? t('laterText', { time: clock(listedAt) })
          : kind === 'admit'
            ? hint
            : '';
  return (
    <section className={`door-verdict ${kind}`}>
      <div role="status" aria-live="assertive" aria-atomic="true">
        <div className="door-word">
          <Mark kind={kind} />
          <h2>{t(`verdicts.${kind}`)}</h2>
        </div>
        {(verdict.name !== '' || verdict.print !== null) && <p className="door-name">{verdict.name || t('noName')}</p>}
        <p className="door-tags">
          {verdict.role && <span>{t(`roles.${verdict.role}`)}</span>}
          {verdict.number !== '' && <span>{verdict.number}</span>}
        </p>
        {text !== '' && <p className="door-text">{text}</p>}
      </div>
      <div className="door-acts">
        {left > 0 && (
          <button type="button" onClick={onUndo}>
            {t('undo', { seconds: left })}
          </button>
        )}
        {onForce && (kind === 'already' || kind === 'refuse') && (
          <button type="button" onClick={onForce}>
            {t('force')}
          </button>
        )}
        <button type="button" className="main" onClick={onNext}>
          <Icon icon={scanLine} />
          {t('next')}
        </button>
      </div>
    </section>
  );
}
