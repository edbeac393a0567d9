import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { gripVertical } from '@meetingapp/ui/icons/icons-forms.ts';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useRef, type PointerEvent } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { moved } from '../view.ts';

interface AuthorRowsProps {
  content: PaperContent;
  edit: (content: PaperContent) => void;
  open: (index: number) => void;
  errorOf: (field: string) => string | undefined;
}

/** Authors in order; reordered by buttons or by dragging the handle. */
export function AuthorRows({ content, edit, open, errorOf }: AuthorRowsProps) {
  const t = useT('papersSubmission');
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const { authors } = content;
  const move = (from: number, to: number) => edit({ ...content, authors: moved(authors, from, to) });

  function drag({ clientY }: PointerEvent) {
    if (dragged.current === null || !list.current) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ bottom }) => clientY < bottom);
    const to = over === -1 ? rows.length - 1 : over;
    if (to === dragged.current) return;
    move(dragged.current, to);
    dragged.current = to;
  }

  return (
    <ol className="papers-authors" ref={list}>
      {authors.map((author, index) => {
        const name = pickLanguage(author.name, language) || t('unnamed');
        const wrong = (['name', 'affiliations', 'email'] as const)
          .map((field) => errorOf(`authors.${index}.${field}`))
          .find((text) => text !== undefined);
        return (
          <li key={index}>
            <button
              type="button"
              className="papers-grip"
              aria-label={t('drag', { name })}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                dragged.current = index;
              }}
              onPointerMove={drag}
              onPointerUp={() => (dragged.current = null)}
              onPointerCancel={() => (dragged.current = null)}
            >
              <Icon icon={gripVertical} size="s" />
            </button>
            <button type="button" className="papers-author" onClick={() => open(index)}>
              <span>
                <b>{name}</b>
                {author.affiliations.length > 0 && <sup>{author.affiliations.join(',')}</sup>}
              </span>
              {(author.presenting || author.corresponding) && (
                <span className="papers-tags">
                  {author.presenting && <Tag kind="role">{t('presenting')}</Tag>}
                  {author.corresponding && <Tag kind="ok">{t('corresponding')}</Tag>}
                </span>
              )}
              {wrong && <span className="papers-wrong">{wrong}</span>}
            </button>
            <IconButton
              icon={chevronUp}
              size="s"
              label={t('up', { name })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={chevronDown}
              size="s"
              label={t('down', { name })}
              disabled={index === authors.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}
