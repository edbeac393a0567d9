import './FloorSearch.css';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { search, x } from '@meetingapp/ui/icons/icons.ts';
import { useReducedMotion } from '@meetingapp/ui/styles/reduced-motion.ts';
import { useSuggestions } from '@meetingapp/ui/forms/suggestions.ts';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { patiently } from '../../../lib/rendering/patiently.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigateToAddress } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Home } from '../blocks/block.ts';
import type { findOnFloor, FloorHit } from './find-on-floor.ts';
import { useFloor } from './use-floor.ts';

const FloorSearchResults = lazy(() =>
  patiently(() => import('./FloorSearchResults.tsx')).then((file) => ({ default: file.FloorSearchResults })),
);

const LONGEST = 60;

/** Searches booths, exhibitors and halls; the chosen one is shown on the plan. Also links to the programme search. */
export function FloorSearch({ home }: { home: Home }) {
  const t = useT('home');
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const still = useReducedMotion();
  const go = useNavigateToAddress();
  const floor = useFloor(home);
  const [words, setWords] = useState('');
  const [searching, setSearching] = useState(false);
  const [open, setOpen] = useState(false);
  const found = useFloorSearch(home, words, searching);
  const shown = open && found !== null;
  function take({ place, to, name }: FloorHit): void {
    setWords(name);
    setOpen(false);
    // The phone's keyboard would cover the plan.
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
          <FloorSearchResults
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

/** Search results for the words; null until the search code has loaded. Loading starts when `searching` becomes true. */
function useFloorSearch(home: Home, words: string, searching: boolean): FloorHit[] | null {
  const floor = useFloor(home);
  const [find, setFind] = useState<typeof findOnFloor | null>(null);
  // Offline, names are still searchable by their characters.
  const asked = useCall(homeCalls.floorReadings, searching ? { cid: home.cid } : null, { quiet: true, kept: true });
  useEffect(() => {
    if (!searching || find) return;
    let wanted = true;
    import('./find-on-floor.ts').then((file) => wanted && setFind(() => file.findOnFloor)).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [searching, find]);
  if (!find || words.trim() === '') return null;
  return find(floor, asked.answer?.readings ?? '', words);
}
