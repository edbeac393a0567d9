import './PeopleList.css';
import '@meetingapp/ui/layout/Card.css';
import type { Programme, ProgrammeExpert, ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { afterFirstPaint } from '../../../lib/rendering/after-first-paint.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { byLetter, rolesOf } from '../view.ts';
import type { LetterGroup } from '../view.ts';
import { LetterIndex } from './LetterIndex.tsx';
import { PersonRow } from './PersonRow.tsx';

/** Number of people from which the letter index is shown. */
const MANY = 12;
/** Rows on the first screen of a tall phone. Later rows are laid out as they come near. */
const SCREENFUL = 10;
/** Rows rendered first; more follow once the page is idle. */
const AT_FIRST = 60;
const none: readonly ProgrammeRole[] = [];

/** People grouped by letter. */
export function PeopleList({ programme, experts }: { programme: Programme; experts: readonly ProgrammeExpert[] }) {
  const list = useRef<HTMLDivElement>(null);
  const rested = useRested();
  const groups = withPlaces(byLetter(experts));
  const roles = rolesOf(programme);
  const indexed = experts.length >= MANY;
  return (
    <div ref={list} className={indexed ? 'register indexed' : 'register'}>
      {groups
        .filter(({ before }) => rested || before < AT_FIRST)
        .map(({ letter, experts: of, before }) => (
          <section
            key={letter}
            data-letter={letter}
            className={before < SCREENFUL ? undefined : 'later'}
            style={before < SCREENFUL ? undefined : { containIntrinsicBlockSize: `auto ${heightOf(of.length)}rem` }}
          >
            <h2>{letter}</h2>
            <ul className="card people-list">
              {of.map((expert) => (
                <Entry key={expert.id} {...{ programme, expert }} roles={roles.get(expert.id) ?? none} />
              ))}
            </ul>
          </section>
        ))}
      {indexed && (
        <LetterIndex
          letters={groups.map(({ letter }) => letter)}
          onChoose={(letter) => list.current?.querySelector(`[data-letter="${letter}"]`)?.scrollIntoView()}
        />
      )}
    </div>
  );
}

interface EntryProps {
  programme: Programme;
  expert: ProgrammeExpert;
  roles: readonly ProgrammeRole[];
}

/** Memoised: it does not re-render while other people enter or leave the filter. */
const Entry = memo(({ programme, expert, roles }: EntryProps) => {
  const agenda = useT('agenda');
  return <PersonRow programme={programme} expert={expert} tags={roles.map((role) => agenda(`roles.${role}`))} />;
});

/** Adds to each letter the number of people before it. */
function withPlaces(groups: readonly LetterGroup[]): (LetterGroup & { before: number })[] {
  let before = 0;
  return groups.map((group) => {
    const placed = { ...group, before };
    before += group.experts.length;
    return placed;
  });
}

/** Estimated height in rem until it is laid out. */
const heightOf = (people: number): number => Math.round(8 + 16 * people) / 10;

function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    let seen = true;
    void afterFirstPaint().then(() => seen && startTransition(() => setRested(true)));
    return () => {
      seen = false;
    };
  }, []);
  return rested;
}
