import { href } from '@meetingapp/contract/paths.ts';
import type { InboxAction, InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { letterOf } from '../delivery/writer.ts';
import type { InboxRow } from './queries.ts';

/** What a person does about a message, by its template: each opens the screen of the message. */
const acts: Readonly<Record<string, InboxAction['act']>> = {
  place_offered: 'take',
  registration_approved: 'pay',
  proof_refused: 'upload',
  invoice_refused: 'edit',
  paid: 'ticket',
};

/** Messages whose template no longer exists are left out. */
export const presentInbox = (rows: readonly InboxRow[], language: Language): InboxMessage[] =>
  rows.toSorted(newestFirst).flatMap((row) => {
    const { id, kind, template, variables, parts, link, conference_id, created_at, seen_at } = row;
    const letter = letterOf(template, variables, language);
    if (!letter) return [];
    const { subject, body } = letter;
    const text = withoutLink(body, variables['link'], language);
    const changes = parts.map(({ what, title, before, now }) => ({
      what,
      title: pickLanguage(title, language),
      before: pickLanguage(before, language),
      now: pickLanguage(now, language),
    }));
    return [
      {
        id,
        kind,
        subject,
        text,
        changes,
        actions: actionsOf(row),
        link,
        cid: conference_id,
        at: created_at.toISOString(),
        seen: seen_at !== null,
      },
    ];
  });

const newestFirst = (one: InboxRow, other: InboxRow): number =>
  other.created_at.getTime() - one.created_at.getTime() || other.id - one.id;

/** The text without its last sentence when that ends with the address of the message: in the inbox the message itself is the link. */
function withoutLink(text: string, link: unknown, language: Language): string {
  if (typeof link !== 'string' || link === '' || !text.endsWith(link)) return text;
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  const before = sentences.filter(({ index, segment }) => index + segment.length <= text.length - link.length);
  const last = before.at(-1);
  // A line break ends a sentence, too; without another one the text stays as it is.
  return last ? text.slice(0, last.index + last.segment.length).trimEnd() : text;
}

function actionsOf({ template, parts, link, conference_id: cid, seen_at }: InboxRow): InboxAction[] {
  const act = acts[template];
  if (act) return [{ act, link: act === 'ticket' && cid !== null ? href('personalList', { cid }) : link }];
  if (parts.length === 0) return [];
  const moved = parts.some(({ what }) => what === 'hall') && cid !== null;
  return [
    ...(moved ? [{ act: 'route' as const, link: href('hallList', { cid }) }] : []),
    ...(seen_at === null ? [{ act: 'known' as const, link: '' }] : []),
  ];
}
