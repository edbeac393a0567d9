import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ReactNode } from 'react';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { Prose } from '../../../lib/texts/Prose.tsx';
import { dayText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';

/** No-break space. */
const unbroken = '\u00a0';

interface ArticleTextProps {
  column: ReactNode;
  title: string;
  source: string;
  /** Null: not given. */
  day: string | null;
  cover: string | null;
  summary: string;
  html: string;
}

/** An article's title, source, date and text. */
export function ArticleText({ column, title, source, day, cover, summary, html }: ArticleTextProps) {
  const language = useLanguage();
  const by = [source, day === null ? '' : dayText(day, language).replaceAll(' ', unbroken)].filter(
    (part) => part !== '',
  );
  return (
    <article>
      {column}
      <h1 className="t-2xl">
        <Phrases text={title} />
      </h1>
      {by.length > 0 && <p className="by">{by.join(' · ')}</p>}
      {cover !== null && <img className="cover" src={smallPicture(cover, 1152)} alt="" />}
      {summary !== '' && <p className="lead">{summary}</p>}
      {html !== '' && <Prose html={html} />}
    </article>
  );
}
