import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { syllablesOf } from '@meetingapp/domain/agenda/search-index.ts';
import type { SearchKind } from '@meetingapp/domain/agenda/search-index.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import type { ComponentType } from 'react';
import { shortDay } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockOf, dayOf, surnameMark, tablesOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { otherOf, talkIn } from '../view.ts';
import { MatchOrigin } from './MatchOrigin.tsx';
import { Marked } from '../../../lib/texts/Marked.tsx';
import type { Sought } from '../../../lib/texts/Marked.tsx';

interface RowProps {
  programme: Programme;
  id: number;
  sought: Sought;
  /** Called when the result is opened. */
  onOpen: () => void;
}

/** `4月16日，09:30，孤山厅` */
function useWhenAndWhere(programme: Programme): (from: string, hall: number | null) => string {
  const t = useT('agenda');
  const language = useLanguage();
  return (from, hall) => {
    const place = hall === null ? undefined : tablesOf(programme).halls.get(hall);
    const said = [shortDay(dayOf(programme, from), language), clockOf(programme, from)];
    return [...said, ...(place ? [pickLanguage(place.name, language)] : [])].join(t('comma'));
  };
}

function SessionRow({ programme, id, sought, onOpen }: RowProps) {
  const language = useLanguage();
  const whenAndWhere = useWhenAndWhere(programme);
  const session = tablesOf(programme).sessions.get(id);
  if (!session) return null;
  const { title, topics, sponsor } = session;
  const { experts } = tablesOf(programme);
  const names = [
    ...programme.topics.filter((topic) => topics.includes(topic.id)).map(({ name }) => name),
    ...session.parts.flatMap(({ expert }) => experts.get(expert)?.name ?? []),
    sponsor,
  ];
  const where = whenAndWhere(session.from, session.hall);
  const others = [
    title[otherOf(language)],
    ...names.flatMap((name) => [pickLanguage(name, language), name[otherOf(language)]]),
  ];
  return (
    <Link name="calDetail" params={{ calid: id }} query={{ cid: programme.cid }} className="li" onClick={onOpen}>
      <span className="grow">
        <b>
          <Marked text={pickLanguage(session.title, language)} sought={sought} />
        </b>
        <span className="li-text">
          <Marked text={where} sought={sought} />
        </span>
        <MatchOrigin sought={sought} shown={[pickLanguage(title, language), where]} others={others} />
      </span>
    </Link>
  );
}

function TalkRow({ programme, id, sought, onOpen }: RowProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const whenAndWhere = useWhenAndWhere(programme);
  const found = talkIn(programme, id);
  if (!found) return null;
  const { talk, session } = found;
  const { experts } = tablesOf(programme);
  const who = talk.parts.flatMap(({ expert }) => experts.get(expert) ?? []);
  const query = { cid: programme.cid, talk: id };
  return (
    <Link name="calDetail" params={{ calid: session.id }} query={query} className="li" onClick={onOpen}>
      <span className="grow">
        <b>
          <Marked text={pickLanguage(talk.title, language)} sought={sought} />
        </b>
        <span className="li-text">
          {who.map((expert, at) => (
            <span key={expert.id}>
              {at > 0 && t('names.join')}
              <Marked
                text={pickLanguage(expert.name, language)}
                sought={sought}
                syllables={syllablesOf(expert.name.zh, expert.reading)}
              />
            </span>
          ))}
          {who.length > 0 && t('comma')}
          {whenAndWhere(talk.from ?? session.from, session.hall)}
        </span>
        <MatchOrigin
          sought={sought}
          shown={[talk.title, ...who.map(({ name }) => name)].map((text) => pickLanguage(text, language))}
          others={[talk.title, ...who.map(({ name }) => name)].map((text) => text[otherOf(language)])}
        />
      </span>
    </Link>
  );
}

function PersonRow({ programme, id, sought, onOpen }: RowProps) {
  const language = useLanguage();
  const expert = tablesOf(programme).experts.get(id);
  if (!expert) return null;
  const name = pickLanguage(expert.name, language);
  return (
    <Link name="personDetail" params={{ pid: id }} query={{ cid: programme.cid }} className="li" onClick={onOpen}>
      <Avatar name={name} surname={surnameMark(expert, language)} src={expert.portrait ?? undefined} />
      <span className="grow">
        <b>
          <Marked text={name} sought={sought} syllables={syllablesOf(name, expert.reading)} />
        </b>
        <span className="li-text">
          <Marked text={pickLanguage(expert.affiliation, language)} sought={sought} />
        </span>
        <MatchOrigin
          sought={sought}
          shown={[name, pickLanguage(expert.affiliation, language)]}
          others={[expert.name[otherOf(language)], expert.affiliation[otherOf(language)]]}
        />
      </span>
    </Link>
  );
}

/** Row component of each kind of result. */
const rows: Record<SearchKind, ComponentType<RowProps>> = { session: SessionRow, talk: TalkRow, person: PersonRow };

export function SearchRow({ kind, ...rest }: RowProps & { kind: SearchKind }) {
  const Row = rows[kind];
  return <Row {...rest} />;
}
