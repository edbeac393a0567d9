import type { ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText, matches, placedOf, clockText } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';

interface Doing {
  session: number;
  role: ProgrammeRole;
  when: string;
  day: string;
  title: string;
}

/** Roles of every person on the shown day; a person in two places at once is marked. */
export function PersonsView() {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft, placed, day, clashes, open } = useDesk();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const doing = new Map<number, Doing[]>();
  const add = (expert: number, what: Doing) => doing.set(expert, [...(doing.get(expert) ?? []), what]);
  for (const { session, day: on, from, to } of placed) {
    const when = `${clockText(from)}–${clockText(to)}`;
    for (const { expert, role } of session.parts)
      add(expert, { session: session.id, role, when, day: on, title: pickLanguage(session.title, language) });
  }
  const sessions = new Map(placed.map((one) => [one.session.id, one]));
  for (const talk of draft.talks) {
    const one = talk.session === null ? undefined : sessions.get(talk.session);
    if (!one) continue;
    const own = talk.from === null ? one : placedOf(draft.zone, { ...one.session, from: talk.from, to: talk.from });
    const when = talk.from === null ? `${clockText(one.from)}–${clockText(one.to)}` : clockText(own.from);
    for (const { expert, role } of talk.parts)
      add(expert, { session: one.session.id, role, when, day: one.day, title: pickLanguage(talk.title, language) });
  }
  const twice = new Set(clashes.flatMap((clash) => (clash.kind === 'expert' ? [clash.expert] : [])));
  const people = draft.experts.filter(({ id, name, reading, affiliation }) => {
    const here = doing.get(id)?.some((what) => what.day === day) ?? false;
    const texts = [name.zh, name.en, reading, affiliation.zh, affiliation.en];
    return wanted.trim() === '' ? here : doing.has(id) && matches(wanted, texts);
  });
  return (
    <div className="persons">
      <Input
        size="small"
        prefix={<Icon icon={search} />}
        allowClear
        value={words}
        placeholder={t('persons.search')}
        aria-label={t('persons.search')}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul>
        {people.map(({ id, name, affiliation }) => (
          <li key={id} className={twice.has(id) ? 'twice' : ''}>
            <div className="who">
              <b>{pickLanguage(name, language)}</b>
              <span className="small quiet one">{pickLanguage(affiliation, language)}</span>
              {twice.has(id) && <span className="small clash-mark">{t('persons.twice')}</span>}
            </div>
            <div className="does">
              {(doing.get(id) ?? [])
                .filter((what) => wanted.trim() !== '' || what.day === day)
                .sort((one, other) => `${one.day}${one.when}`.localeCompare(`${other.day}${other.when}`))
                .map((what, at) => (
                  <button key={at} type="button" onClick={() => open({ kind: 'session', id: what.session })}>
                    <span className="when">
                      {what.day === day ? '' : `${dayText(what.day, language)} `}
                      {what.when}
                    </span>{' '}
                    <span className="quiet-2">{t(`roles.${what.role}`)}</span> {what.title}
                  </button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {people.length === 0 && <p className="quiet">{t('persons.none')}</p>}
    </div>
  );
}
