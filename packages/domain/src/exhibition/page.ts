import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

export const pageParts = ['name', 'field', 'introduction', 'logo', 'products', 'files', 'films', 'contacts'] as const;
export type PagePart = (typeof pageParts)[number];

const valueOf = ({ stand, ...page }: StandPage, part: PagePart): unknown =>
  part === 'products' || part === 'files' || part === 'films' || part === 'contacts' ? stand[part] : page[part];

/** Parts of a page in which two versions differ, in the order of the page. */
export const changedParts = (one: StandPage, other: StandPage): PagePart[] =>
  pageParts.filter((part) => canonical(valueOf(one, part)) !== canonical(valueOf(other, part)));

/** JSON with sorted keys: the database returns the keys of an object in its own order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Parts of a page that have a text in one language only: readers of the other see the text that is there. */
export function halfTranslated(page: StandPage): PagePart[] {
  const { stand } = page;
  const texts: Record<PagePart, readonly Bilingual[]> = {
    name: [page.name],
    field: [page.field],
    introduction: [page.introduction],
    logo: [],
    products: stand.products.flatMap(({ name, text }) => [name, text]),
    files: stand.files.map(({ name }) => name),
    films: stand.films.map(({ name }) => name),
    contacts: stand.contacts.flatMap(({ name, duty }) => [name, duty]),
  };
  return pageParts.filter((part) => texts[part].some(({ zh, en }) => (zh.trim() === '') !== (en.trim() === '')));
}
