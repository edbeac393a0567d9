import './Register.css';
import '@meetingapp/ui/Card.css';
import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda-programme.ts';
import { useRef } from 'react';
import { useT } from '../../../lib/texts.ts';
import { byLetter, rolesOf } from '../view.ts';
import { LetterIndex } from './LetterIndex.tsx';
import { PersonRow } from './PersonRow.tsx';

/** From so many people on the letters at the edge are worth their room. */
const MANY = 12;

/** People under their letters. */
export function Register({ programme, experts }: { programme: Programme; experts: readonly ProgrammeExpert[] }) {
  const agenda = useT('agenda');
  const list = useRef<HTMLDivElement>(null);
  const groups = byLetter(experts);
  const roles = rolesOf(programme);
  const indexed = experts.length >= MANY;
  return (
    <div ref={list} className={indexed ? 'register indexed' : 'register'}>
      {groups.map(({ letter, experts: of }) => (
        <section key={letter} data-letter={letter}>
          <h2>{letter}</h2>
          <ul className="card people-list">
            {of.map((expert) => (
              <PersonRow
                key={expert.id}
                programme={programme}
                expert={expert}
                tags={(roles.get(expert.id) ?? []).map((role) => agenda(`roles.${role}`))}
              />
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
