import { chevronLeft, chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useHelpAddress } from '../../../lib/navigation/help.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { useGuide } from '../data.ts';
import { ChapterPages } from '../parts/ChapterPages.tsx';
import { ChapterText } from '../parts/ChapterText.tsx';
import { HelpFrame } from '../parts/HelpFrame.tsx';

/** One chapter of the handbook. An address with `#section` shows and focuses that section. */
export function HelpChapter() {
  const t = useT('help');
  const guide = useGuide();
  const toHelp = useHelpAddress();
  const { chapter: name } = useParams({ strict: false });
  const { hash } = useLocation();
  const at = guide.findIndex((one) => one.name === name);
  const chapter = guide[at];
  useEffect(() => {
    // The text is drawn only now, later than the browser looks for the section itself.
    const section = hash === '' ? null : document.getElementById(hash);
    if (section) section.focus();
    else document.querySelector('.body')?.scrollTo(0, 0);
    section?.scrollIntoView({ block: 'start' });
  }, [hash, name]);
  if (!chapter)
    return (
      <HelpFrame guide={guide} title={t('title')}>
        <EmptyState icon={search} title={t('unknown')} text={t('unknownText')} />
      </HelpFrame>
    );
  const before = guide[at - 1];
  const after = guide[at + 1];
  return (
    <HelpFrame guide={guide} title={chapter.title}>
      <article className="help-chapter">
        <ChapterPages chapter={chapter.name} />
        <ChapterText blocks={chapter.intro} />
        {chapter.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <ChapterText blocks={blocks} />
          </section>
        ))}
        <nav className="help-turn" aria-label={t('turn')}>
          {before && (
            <Link {...toHelp(before.name)}>
              <Icon icon={chevronLeft} /> {before.title}
            </Link>
          )}
          <span className="grow" />
          {after && (
            <Link {...toHelp(after.name)}>
              {after.title} <Icon icon={chevronRight} />
            </Link>
          )}
        </nav>
      </article>
    </HelpFrame>
  );
}
