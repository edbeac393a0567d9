import './FloorSeek.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { search, x } from '@meetingapp/ui/icons.ts';
import { useReducedMotion } from '@meetingapp/ui/reduced-motion.ts';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useGoToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Home } from '../blocks/block.ts';
import type { FloorFind } from './floor-index.ts';
import { useFloor } from './use-floor.ts';
import { useFloorFinds } from './use-floor-finds.ts';

const FloorFinds = lazy(() => import('./FloorFinds.tsx').then((file) => ({ default: file.FloorFinds })));

const LONGEST = 60;

/** Looks for booths, exhibitors and halls; what is chosen is shown on the plan. The programme is searched from here, too. */
export function FloorSeek({ home }: { home: Home }) {
  const t = useT('home');
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const still = useReducedMotion();
  const go = useGoToAddress();
  const { choose } = useFloor(home);
  const [words, setWords] = useState('');
  const [searching, setSearching] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useFloorFinds(home, words, searching);
  const shown = open && found !== null;
  const type = (next: string): void => {
    setWords(next);
    setActive(0);
    setOpen(next.trim() !== '');
  };
  function take({ place, to, name }: FloorFind): void {
    setWords(name);
    setOpen(false);
    // A phone's keyboard would cover the plan.
    field.current?.blur();
    if (!place) return go(to);
    choose(place);
    document.getElementById('floor-plan')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const count = found?.length ?? 0;
    if (event.key === 'Escape') {
      if (open) setOpen(false);
      else type('');
    } else if (shown && count > 0 && event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (shown && count > 0 && event.key === 'ArrowUp') setActive((active + count - 1) % count);
    else return;
    event.preventDefault();
  }
  const first = found?.[active];
  return (
    <div
      className="floor-seek"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (shown && first) take(first);
        }}
      >
        <Icon icon={search} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-expanded={shown && found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown && first ? `${list}-${active}` : undefined}
          aria-label={t('seek.label')}
          placeholder={t('seek.label')}
          value={words}
          maxLength={LONGEST}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => {
            setSearching(true);
            setOpen(words.trim() !== '');
          }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {words !== '' && (
          <IconButton
            icon={x}
            size="s"
            label={t('seek.clear')}
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          />
        )}
      </form>
      <p className="unseen" role="status">
        {shown
          ? found.length > 0
            ? t('seek.found', { count: found.length })
            : t('seek.none', { words: words.trim() })
          : ''}
      </p>
      <Suspense>
        {found && (
          <FloorFinds
            {...{ home, list, active, shown, take }}
            words={words.trim()}
            finds={found}
            label={t('seek.label')}
          />
        )}
      </Suspense>
    </div>
  );
}
