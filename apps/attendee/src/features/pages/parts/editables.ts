import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { noticeCalls } from '@meetingapp/contract/home/notice.ts';
import { newsConsoleCalls } from '@meetingapp/contract/news/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { send } from '../../../lib/calls/call.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';

/** What staff may edit in place: texts in both languages, start and end. Null: the item has none. */
export interface Editable {
  id: number;
  title: Bilingual;
  text: Bilingual | null;
  from: string | null;
  until: string | null;
}

type Outcome<T> = { ok: true; answer: T } | { ok: false; failure: CallFailure };

/** How items of one kind are loaded and saved; the server checks rights and versions. */
export interface EditableKind {
  /** True when the title cannot be changed here. */
  timeOnly: boolean;
  load: (cid: string, token: string) => Promise<Outcome<{ items: Editable[]; save: Save }>>;
}
export type Save = (item: Editable) => Promise<Outcome<unknown>>;

const failed = (failure: CallFailure) => ({ ok: false as const, failure });

export const editables = {
  notices: {
    timeOnly: false,
    async load(cid, token) {
      const options = { token, quiet: true };
      const got = await send(noticeCalls.notices, { cid }, options);
      if (!got.ok) return failed(got.failure);
      const { notices } = got.answer;
      const save: Save = async ({ text, ...item }) => {
        const before = notices.find(({ id }) => id === item.id);
        const notice = {
          id: item.id,
          title: item.title,
          text: text ?? { zh: '', en: '' },
          urgent: before?.urgent ?? false,
          from: item.from ?? before?.from ?? '',
          until: item.until,
        };
        return send(noticeCalls.saveNotice, { cid, notice, seen: before?.version ?? null }, options);
      };
      return { ok: true, answer: { items: notices, save } };
    },
  },
  articles: {
    timeOnly: false,
    async load(cid, token) {
      const options = { token, quiet: true };
      const got = await send(newsConsoleCalls.list, { cid }, options);
      if (!got.ok) return failed(got.failure);
      const read = await Promise.all(
        got.answer.articles.slice(0, 20).map(({ id }) => send(newsConsoleCalls.read, { cid, articleId: id }, options)),
      );
      const articles = read.flatMap((one) => (one.ok ? [one.answer.article] : []));
      const items = articles.map(({ id, title, summary }) => ({ id, title, text: summary, from: null, until: null }));
      const save: Save = async ({ id, title, text }) => {
        const before = articles.find((one) => one.id === id);
        if (!before) return { ok: true, answer: null };
        const { standing: _standing, version, ...article } = before;
        const wish = { ...article, title, summary: text ?? before.summary, seen: version };
        return send(newsConsoleCalls.save, { cid, article: wish }, options);
      };
      return { ok: true, answer: { items, save } };
    },
  },
  sessions: {
    timeOnly: true,
    async load(cid, token) {
      const options = { token, quiet: true };
      const got = await send(agendaConsoleCalls.read, { cid }, options);
      if (!got.ok) return failed(got.failure);
      const { sessions } = got.answer;
      const items = sessions.map(({ id, title, from, to }) => ({ id, title, text: null, from, until: to }));
      const save: Save = async ({ id, from, until }) => {
        const before = sessions.find((one) => one.id === id);
        if (!before) return { ok: true, answer: null };
        const { hall, version } = before;
        const body = { cid, sessionId: id, seen: version, hall, from: from ?? before.from, to: until ?? before.to };
        return send(agendaConsoleCalls.moveSession, body, options);
      };
      return { ok: true, answer: { items, save } };
    },
  },
} as const satisfies Record<string, EditableKind>;

export type EditableName = keyof typeof editables;
