import './Player.css';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { play } from '@meetingapp/ui/icons/icons.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { Suspense, lazy, useImperativeHandle, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useLanguage } from '../../lib/texts/language.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useEffectWhen } from '../../lib/rendering/use-effect-when.ts';
import { hasSource, type Opening, type PlayerHandle, type StageHandle } from './film.ts';
import { clockOf } from './clock-of.ts';
import { loadLibrary } from './load-library.ts';
import { loadForLive, loadSpoken, loadStage } from './load-player.ts';
import { Standby } from './Standby.tsx';
import { useAhead } from './use-ahead.ts';
import { useSignal } from './use-signal.ts';
import type { Opened, StageEvents } from './use-video-player.ts';

const PlayerStage = lazy(loadStage);

export interface PlayerProps extends Omit<StageEvents, 'onFault' | 'onRatio'> {
  title: string;
  poster: string | null;
  /** Called on tap, and again when an address has expired; asks the server whether this person may watch. */
  open: () => Promise<Opening>;
  live?: boolean;
  /** A live stream that is interrupted: the reason, in place of the picture. Afterwards it resumes automatically. */
  interruption?: ReactNode;
  /** Called on the first tap. */
  onOpen?: () => void;
  /** Length in milliseconds, shown on the cover. */
  length?: number | null;
  /** Position in milliseconds, shown on the cover; the film itself contains its start position. */
  resumeAt?: number;
  /** Content over the picture: Back, a title. */
  head?: ReactNode;
  /** Content next to the play button, such as the number of viewers. */
  note?: ReactNode;
  ref?: Ref<PlayerHandle>;
}

type State =
  | { at: 'cover' | 'opening' }
  /** `waiting`: a live stream whose signal is awaited. */
  | { at: 'open'; opened: Opened; turn: number; waiting: boolean }
  | { at: 'fault'; text: string; language?: string; mayTryAgain: boolean };

/** Aspect ratio until the picture's own is known. */
const RATIO = 16 / 9;
/** Milliseconds after opening from which a failing address is requested again, so that it is not retried endlessly. */
const REOPEN_MS = 20_000;
const reopened = new Set([2, 4]);
/** Attempts at a live address that does not open, after which the player's error is shown. */
const MOST_ATTEMPTS = 6;

/**
 * A film or a live stream. Nothing plays automatically (K8): on tap the address is requested and the player loaded. Screens that use
 * it list `videoPlayer` among their texts.
 */
export function Player({ title, poster, open, live = false, interruption, ...rest }: PlayerProps) {
  const t = useT('videoPlayer');
  const page = useLanguage();
  const [state, setState] = useState<State>({ at: 'cover' });
  const openedAt = useRef(0);
  const stage = useRef<StageHandle>(null);
  const attempts = useRef(0);
  const [ratio, setRatio] = useState(RATIO);
  const ahead = useAhead(open, live);
  const interrupted = interruption !== undefined;
  const waiting = state.at === 'open' && state.waiting;

  const wait = (): void => setState((now) => (now.at === 'open' ? { ...now, waiting: true } : now));
  useEffectWhen(interrupted, () => {
    stage.current?.hold();
    wait();
  });
  useSignal(waiting && !interrupted, async () => {
    const opening = await open();
    if (!opening.ok) {
      if (!opening.mayTryAgain) setState({ at: 'fault', text: opening.text, mayTryAgain: false });
      return !opening.mayTryAgain;
    }
    if (!hasSource(opening.film) || !stage.current) return false;
    openedAt.current = Date.now();
    stage.current.resume(opening.film);
    setState((now) => (now.at === 'open' ? { ...now, waiting: false } : now));
    return true;
  });

  async function begin(from: number | null): Promise<void> {
    if (state.at === 'opening') return;
    rest.onOpen?.();
    openedAt.current = Date.now();
    if (state.at !== 'open') setState({ at: 'opening' });
    // Loads what every live stream needs while the server answers.
    if (live) void loadForLive(page);
    const opening = await ahead.opening();
    if (!opening.ok) return setState({ at: 'fault', text: opening.text, mayTryAgain: opening.mayTryAgain });
    const { film } = opening;
    try {
      const [library, { language, words }] = await Promise.all([loadLibrary(film), loadSpoken(page), loadStage()]);
      const opened = { film, library, language, words, from: from ?? film.position };
      setState({ at: 'open', opened, turn: openedAt.current, waiting: live && !hasSource(film) });
    } catch {
      setState({ at: 'fault', text: t('notLoaded'), mayTryAgain: true });
    }
  }

  function fault(code: number, text: string, at: number): void {
    if (live && reopened.has(code) && attempts.current < MOST_ATTEMPTS) {
      attempts.current += 1;
      return wait();
    }
    if (reopened.has(code) && Date.now() - openedAt.current > REOPEN_MS) void begin(at);
    else if (state.at === 'open') setState({ at: 'fault', text, language: state.opened.language, mayTryAgain: true });
  }

  useImperativeHandle(rest.ref, () => ({
    playFrom(milliseconds) {
      if (state.at === 'open' && stage.current) stage.current.playFrom(milliseconds);
      else void begin(milliseconds);
    },
  }));

  function beat(playing: boolean, at: number): void {
    if (playing) attempts.current = 0;
    rest.onBeat?.(playing, at);
  }

  const resumeAt = rest.resumeAt ?? 0;
  return (
    <section
      className={live ? 'player live' : 'player'}
      style={{ '--ratio': String(ratio) } as CSSProperties}
      aria-label={title}
    >
      {rest.head !== undefined && <div className="player-head">{rest.head}</div>}
      {(state.at === 'cover' || state.at === 'opening') && (
        <button
          type="button"
          className="player-cover"
          aria-busy={state.at === 'opening'}
          onPointerDown={ahead.press}
          onClick={() => void begin(null)}
        >
          <span className="sr">{t('playTitle', { title })}</span>
          {poster !== null && <img src={smallPicture(poster, 1152)} alt="" />}
          <span className={state.at === 'opening' ? 'go turning' : 'go'}>
            <Icon icon={play} size="l" filled />
          </span>
          <span className="cover-foot">
            <span role="status">{state.at === 'opening' ? t('opening') : ''}</span>
            {state.at === 'cover' && resumeAt > 0 && <span>{t('resume', { time: clockOf(resumeAt) })}</span>}
            {rest.length != null && <span className="length">{clockOf(rest.length)}</span>}
          </span>
        </button>
      )}
      {state.at === 'open' && (
        <Suspense fallback={<div className="player-stage" aria-busy="true" />}>
          <PlayerStage
            key={state.turn}
            opened={state.opened}
            live={live}
            handle={stage}
            onBeat={beat}
            onTime={rest.onTime}
            onFault={fault}
            onRatio={setRatio}
          />
        </Suspense>
      )}
      {waiting && (
        <div className="player-standby" role="status">
          {interruption ?? <Standby title={t('waitingTitle')} text={t('waitingText')} />}
        </div>
      )}
      {state.at === 'fault' && (
        <div className="player-fault" role="alert">
          <p lang={state.language} dir="auto">
            {state.text}
          </p>
          {state.mayTryAgain && (
            <Button variant="soft" size="sm" onClick={() => void begin(null)}>
              {t('again')}
            </Button>
          )}
        </div>
      )}
      {rest.note !== undefined && state.at === 'open' && <div className="player-note">{rest.note}</div>}
    </section>
  );
}
