import './Chapters.css';
import { chapterAt } from '@meetingapp/domain/video/chapters.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { clockOf } from '../../../shared/player/clock-of.ts';
import type { Chapter } from '../../../shared/player/film.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface ChaptersProps {
  chapters: readonly Chapter[];
  /** Current position in milliseconds. */
  at: number;
  /** Undefined when the person may not watch yet. */
  onPick: ((milliseconds: number) => void) | undefined;
}

/** Chapters of a film with times; a tap plays from there. */
export function Chapters({ chapters, at, onPick }: ChaptersProps) {
  const t = useT('videoPlayer');
  const current = onPick ? chapterAt(chapters, at) : -1;
  return (
    <section className="card film-chapters">
      <h2>{t('chapters')}</h2>
      <ol>
        {chapters.map((chapter, index) => (
          <li key={chapter.at}>
            {onPick ? (
              <button
                type="button"
                className={joinClasses(index === current && 'on')}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => onPick(chapter.at)}
              >
                <time>{clockOf(chapter.at)}</time>
                <span>{chapter.title}</span>
              </button>
            ) : (
              <span className="still">
                <time>{clockOf(chapter.at)}</time>
                <span>{chapter.title}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
