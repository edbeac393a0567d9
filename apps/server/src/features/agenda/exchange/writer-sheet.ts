import { programmeRoles, type Part, type Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { localTime } from '@meetingapp/domain/agenda/exchange/local-time.ts';
import { joinAffiliations, joinEntries, joinPeople } from '@meetingapp/domain/agenda/exchange/entries.ts';
import { columnKeys, sheetColumns, sheetTexts, type ColumnKey } from './writer-columns.ts';
import type { NamedSheet } from '../../files/writer-sheet.ts';
import type { WholeProgramme } from './queries-export.ts';

type Line = Partial<Record<ColumnKey, string>>;
const row = (line: Line): string[] => columnKeys.map((key) => line[key] ?? '');
const either = ({ zh, en }: Bilingual): string => zh || en;

/** The programme as a sheet with the import's columns: each session followed by its talks. */
export function programmeSheet(
  name: string,
  { programme, details, exchange }: WholeProgramme,
  language: Language,
): NamedSheet {
  const words = sheetTexts[language];
  const hallOf = (id: number | null) =>
    either(programme.halls.find((hall) => hall.id === id)?.name ?? { zh: '', en: '' });
  const topicOf = (id: number) => either(programme.topics.find((topic) => topic.id === id)?.name ?? { zh: '', en: '' });
  const clock = (at: string | null): [day: string, time: string] => {
    if (at === null) return ['', ''];
    const local = localTime(programme.zone, Date.parse(at));
    // Seconds only where there are any.
    return [local.slice(0, 10), local.slice(11, Date.parse(at) % 60_000 === 0 ? 16 : 19)];
  };
  const times = (from: string | null, to: string | null) => {
    const [[day, begins], [last, ends]] = [clock(from), clock(to)];
    // The end has its own date when it is on another day.
    return { day, from: begins, to: last === day ? ends : `${last} ${ends}`.trim() };
  };
  const lines = programme.sessions.flatMap((session) => [
    row({
      item: words.items.session,
      ...times(session.from, session.to),
      hall: hallOf(session.hall),
      kind: words.kinds[session.kind],
      titleZh: session.title.zh,
      titleEn: session.title.en,
      textZh: session.introduction.zh,
      textEn: session.introduction.en,
      topics: joinEntries(session.topics.map(topicOf), language),
      sponsorZh: session.sponsor.zh,
      sponsorEn: session.sponsor.en,
      ...peopleOf(session.parts, programme, language),
      guid: exchange.items[`session/${session.id}`]?.guid ?? '',
    }),
    ...session.talks.map((talk) => {
      const item = exchange.items[`talk/${talk.id}`];
      const abstract = details.abstracts[talk.id] ?? { zh: '', en: '' };
      return row({
        item: words.items.talk,
        ...times(talk.from, talk.to),
        minutes: String(item?.minutes ?? 15),
        titleZh: talk.title.zh,
        titleEn: talk.title.en,
        textZh: abstract.zh,
        textEn: abstract.en,
        ...peopleOf(talk.parts, programme, language),
        guid: item?.guid ?? '',
      });
    }),
  ]);
  return { name, columns: sheetColumns(language), rows: lines, zone: programme.zone };
}

function peopleOf(parts: readonly Part[], { experts }: Programme, language: Language): Line {
  const people = parts.flatMap(({ expert, role }) => {
    const found = experts.find(({ id }) => id === expert);
    if (!found) return [];
    return [{ id: expert, role, name: either(found.name), affiliation: either(found.affiliation) }];
  });
  const line: Line = {};
  for (const role of programmeRoles)
    line[role] = joinPeople(
      people.filter((one) => one.role === role),
      language,
    );
  const each = [...new Map(people.map((one) => [one.id, one])).values()];
  return { ...line, affiliations: joinAffiliations(each, language) };
}

/** Two example rows that show how to fill in a sheet. */
export function programmeTemplate(name: string, language: Language): NamedSheet {
  const { items, example, kinds } = sheetTexts[language];
  const session = row({
    item: items.session,
    day: '2027-04-16',
    from: '09:00',
    to: '10:30',
    hall: example.hall,
    kind: kinds.session,
    titleZh: sheetTexts.zh.example.session,
    titleEn: sheetTexts.en.example.session,
    topics: example.topic,
    host: example.host,
  });
  const talk = row({
    item: items.talk,
    day: '2027-04-16',
    from: '09:00',
    to: '09:20',
    titleZh: sheetTexts.zh.example.talk,
    titleEn: sheetTexts.en.example.talk,
    speaker: example.speaker,
    affiliations: example.affiliation,
  });
  return { name, columns: sheetColumns(language), rows: [session, talk], zone: 'UTC' };
}
