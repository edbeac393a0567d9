import { href } from '@meetingapp/contract/paths.ts';
import type { SubjectItem, SubjectKind } from '@meetingapp/contract/pages/page.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { presentArticle } from '../news/present.ts';
import type { EntryRows } from './queries-entries.ts';

/** Presents the entries of each kind to attendees: sessions by time, other kinds in the organiser's order. */
const kinds: Record<SubjectKind, (rows: EntryRows, language: Language) => SubjectItem[]> = {
  session: ({ conferenceId, ids, programme }, language) =>
    (programme?.sessions ?? [])
      .filter(({ id }) => ids.session.includes(id))
      .map((session) => ({
        id: session.id,
        title: pickLanguage(session.title, language),
        text: pickLanguage(programme?.halls.find(({ id }) => id === session.hall)?.name, language),
        picture: null,
        to: href('calDetail', { calid: session.id }, { cid: conferenceId }),
        at: session.from,
      })),
  article: ({ conferenceId, ids, articles }, language) =>
    inOrder(
      articles.map((row) => {
        const { id, title, summary, cover, at } = presentArticle(row, language);
        const to = href('infoDetails', { infoid: id }, { cid: conferenceId });
        return { id, title, text: summary, picture: cover, to, at };
      }),
      ids.article,
    ),
  person: ({ conferenceId, ids, programme }, language) =>
    inOrder(
      (programme?.experts ?? [])
        .filter(({ id }) => ids.person.includes(id))
        .map((expert) => ({
          id: expert.id,
          title: pickLanguage(expert.name, language),
          text: pickLanguage(expert.affiliation, language),
          picture: expert.portrait,
          to: href('personDetail', { pid: expert.id }, { cid: conferenceId }),
          at: null,
        })),
      ids.person,
    ),
};

const inOrder = (items: SubjectItem[], ids: number[]): SubjectItem[] =>
  items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** The entries of one kind; items that are not released or published are left out. */
export const presentEntries = (kind: SubjectKind, rows: EntryRows, language: Language): SubjectItem[] =>
  kinds[kind](rows, language);
