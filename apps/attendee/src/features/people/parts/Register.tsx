import './Register.css';
import '@meetingapp/ui/Card.css';
import type { Programme, ProgrammeExpert, ProgrammeRole } from '@meetingapp/contract/agenda-programme.ts';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { pageRests } from '../../../lib/page-rests.ts';
import { useT } from '../../../lib/texts.ts';
import { byLetter, rolesOf } from '../view.ts';
import type { LetterGroup } from '../view.ts';
import { LetterIndex } from './LetterIndex.tsx';
import { PersonRow } from './PersonRow.tsx';

/** From so many people on the letters at the edge are worth their room. */
const MANY = 12;
/** On the first screen of a tall phone. What comes after is laid out as one comes near it. */
const SCREENFUL = 10;
/** More are drawn once the page rests. */
const AT_FIRST = 60;
const none: readonly ProgrammeRole[] = [];

/** People under their letters. */
export function Register({ programme, experts }: { programme: Programme; experts: readonly ProgrammeExpert[] }) {
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

/** It stays as it is while others come and go with what is typed. */
const Entry = memo(({ programme, expert, roles }: EntryProps) => {
  const agenda = useT('agenda');
  return <PersonRow programme={programme} expert={expert} tags={roles.map((role) => agenda(`roles.${role}`))} />;
});

/** Each letter with the number of people before it. */
function withPlaces(groups: readonly LetterGroup[]): (LetterGroup & { before: number })[] {
  let before = 0;
  return groups.map((group) => {
    const placed = { ...group, before };
    before += group.experts.length;
    return placed;
  });
}

/** About, in rem, until it is laid out. */
const heightOf = (people: number): number => Math.round(8 + 16 * people) / 10;

function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    let seen = true;
    void pageRests().then(() => seen && startTransition(() => setRested(true)));
    return () => {
      seen = false;
    };
  }, []);
  return rested;
}
