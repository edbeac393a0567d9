import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { letterOf } from '../delivery/writer.ts';
import type { InboxRow } from './queries.ts';

/** Messages whose template no longer exists are left out. */
export const presentInbox = (rows: readonly InboxRow[], language: Language): InboxMessage[] =>
  rows.flatMap(({ id, kind, template, variables, link, conference_id, created_at, seen_at }) => {
    const letter = letterOf(template, variables, language);
    if (!letter) return [];
    const { subject, body: text } = letter;
    return [
      { id, kind, subject, text, link, cid: conference_id, at: created_at.toISOString(), seen: seen_at !== null },
    ];
  });
