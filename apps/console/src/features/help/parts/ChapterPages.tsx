import { console as texts } from '@meetingapp/locales/zh/console.ts';
import { Link } from '@tanstack/react-router';
import { chapters, type ChapterName } from '../../../lib/navigation/chapters.ts';
import { useConferenceOfAddress } from '../../../lib/navigation/help.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';

type NamedPage = keyof (typeof texts)['pages'] & keyof typeof chapters;

const isNamed = (page: string): page is NamedPage => page in texts.pages && page in chapters;
const namedPages = Object.keys(texts.pages).filter(isNamed);

/** Links to the pages that a chapter is about, in the conference from which the handbook was opened. */
export function ChapterPages({ chapter }: { chapter: ChapterName }) {
  const t = useT('help');
  const c = useT('console');
  const cid = useConferenceOfAddress();
  const pages = namedPages.filter(
    (page) => chapters[page].split('#')[0] === chapter && !paths[page].replace('$cid', '').includes('$'),
  );
  if (cid === null || pages.length === 0) return null;
  return (
    <p className="help-pages">
      <span className="quiet small">{t('pages')}</span>
      {pages.map((page) => (
        <Link key={page} to={paths[page].replace('$cid', String(cid))}>
          {c(`pages.${page}`)}
        </Link>
      ))}
    </p>
  );
}
