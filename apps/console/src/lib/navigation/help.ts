import { useMatches, useParams, useSearch } from '@tanstack/react-router';
import { chapters, type ChapterAddress } from './chapters.ts';
import { paths } from './paths.ts';

/** The conference of the address, for the handbook the one from which it was opened; null without one. */
export function useConferenceOfAddress(): number | null {
  const { cid } = useParams({ strict: false });
  const { cid: from } = useSearch({ strict: false });
  const wanted = cid ?? from;
  const known = Number(wanted);
  return wanted !== undefined && Number.isInteger(known) && known > 0 ? known : null;
}

/** Target of a link to a chapter or a section of it; the handbook keeps the conference from which it was opened. */
export function useHelpAddress() {
  const cid = useConferenceOfAddress();
  return (to: ChapterAddress) => {
    const [chapter = '', section] = to.split('#');
    return {
      to: paths.helpChapter,
      params: { chapter },
      search: cid === null ? {} : { cid },
      ...(section === undefined ? {} : { hash: section }),
    } as const;
  };
}

/** What the handbook says about the page that is open; null on a page without a chapter, such as the handbook itself. */
export function useChapterOfPage(): ChapterAddress | null {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  return chapterOfPath(path);
}

/** @param path with parameters as names, such as `/c/$cid/forms` */
export function chapterOfPath(path: string | undefined): ChapterAddress | null {
  const page = pages.find((one) => paths[one] === path);
  return page === undefined ? null : chapters[page];
}

const isPage = (name: string): name is keyof typeof chapters => name in chapters;
const pages = Object.keys(paths).filter(isPage);
