import type { FeeRule } from '@meetingapp/contract/fees/console.ts';

/** The new id of a row of a table; null: that row was not taken over. */
export type NewId = (table: string, id: number) => number | null;

/** Pages of the phone whose address names a row, by the first part of the path in small letters. */
const pages: Readonly<Record<string, string>> = {
  caldetail: 'programme_session',
  persondetail: 'expert',
  infodetails: 'article',
  moreinfo: 'news_column',
  exhibition: 'exhibitor',
  web: 'web_page',
  subject: 'web_page',
  activity: 'activity',
  qlist: 'survey',
  qlistanswers: 'survey',
  live: 'broadcast',
  relive: 'broadcast',
  revideo: 'video',
};
const papers: readonly string[] = ['paper3', 'posterdetail'];

/** A link of a conference as a link of the one made from it. A row that was not taken over gets the id 0, which no row has. */
export function linkTo(link: string, from: number, ids: NewId): string {
  const newOf = (table: string) => (id: string) => String(ids(table, Number(id)) ?? 0);
  const conference = () => String(ids('conference', from) ?? from);
  const [, page = ''] = /^(?:https?:\/\/[^/]+)?(?:\/meetingapp)?\/([a-z0-9]+)/i.exec(link) ?? [];
  const table = Object.hasOwn(pages, page.toLowerCase()) ? (pages[page.toLowerCase()] ?? '') : null;
  const moved =
    table === null
      ? link.replaceAll(new RegExp(`(?<=[/=])${from}(?=$|[/?&#_])`, 'g'), conference)
      : link
          .replace(new RegExp(`(?<=/${page}/)\\d+(?=$|[/?#])`), newOf(table))
          .replace(new RegExp(`(?<=[?&]cid=)${from}(?=$|[&#])`), conference);
  const paper = papers.includes(page.toLowerCase()) ? moved.replace(/(?<=[?&]id=)\d+/, newOf('paper')) : moved;
  return paper.replace(/(?<=[?&]form=)\d+/, newOf('conference_form'));
}

/** A text with all its links to pages of this product, which begin with `/meetingapp/`. */
export const linksIn = (text: string, from: number, ids: NewId): string =>
  text.replaceAll(/\/meetingapp\/(?:[\w/?=.#-]|&(?:amp;)?)+/g, (link) => {
    const moved = linkTo(link.replaceAll('&amp;', '&'), from, ids);
    return link.includes('&amp;') ? moved.replaceAll('&', '&amp;') : moved;
  });

/** A rule names a branch by its id. */
export function ruleTo(rule: FeeRule, ids: NewId): FeeRule {
  const renumber = (value: string) => String(ids('branch', Number(value)) ?? value);
  if ('all' in rule) return { all: rule.all.map((one) => ruleTo(one, ids)) };
  if ('any' in rule) return { any: rule.any.map((one) => ruleTo(one, ids)) };
  if ('not' in rule) return { not: ruleTo(rule.not, ids) };
  if ('equals' in rule && rule.equals.code === 'branch')
    return { equals: { code: 'branch', value: renumber(rule.equals.value) } };
  if ('oneOf' in rule && rule.oneOf.code === 'branch')
    return { oneOf: { code: 'branch', values: rule.oneOf.values.map(renumber) } };
  return rule;
}
