import './FloorSeek.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { search, x } from '@meetingapp/ui/icons.ts';
import { useReducedMotion } from '@meetingapp/ui/reduced-motion.ts';
import { useSuggestions } from '@meetingapp/ui/suggestions.ts';
import { lazy, Suspense, useId, useRef, useState } from 'react';
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
  const floor = useFloor(home);
  const [words, setWords] = useState('');
  const [searching, setSearching] = useState(false);
  const [open, setOpen] = useState(false);
  const found = useFloorFinds(home, words, searching);
  const shown = open && found !== null;
  function take({ place, to, name }: FloorFind): void {
    setWords(name);
    setOpen(false);
    // A phone's keyboard would cover the plan.
    field.current?.blur();
    if (!place) return go(to);
    floor.choose(place);
    document.getElementById('floor-plan')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
  }
  const choose = (index: number): void => {
    const one = found?.[index];
    if (one) take(one);
  };
  const count = found?.length ?? 0;
  const { at, setAt, onKeyDown } = useSuggestions({
    shown: shown && count > 0,
    count,
    open: () => setOpen(words.trim() !== ''),
    close: () => setOpen(false),
    choose,
    eager: true,
  });
  const type = (next: string): void => {
    setWords(next);
    setAt(0);
    setOpen(next.trim() !== '');
  };
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
          if (shown) choose(at);
        }}
      >
        <Icon icon={search} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-expanded={shown && count > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown && count > 0 ? `${list}-${at}` : undefined}
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
          onKeyDown={onKeyDown}
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
        {shown ? (count > 0 ? t('seek.found', { count }) : t('seek.none', { words: words.trim() })) : ''}
      </p>
      <Suspense>
        {found && (
          <FloorFinds
            {...{ home, list, shown, take }}
            active={at}
            words={words.trim()}
            finds={found}
            label={t('seek.label')}
          />
        )}
      </Suspense>
    </div>
  );
}
