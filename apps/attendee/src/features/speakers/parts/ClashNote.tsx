import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Clash, Task } from '../view.ts';

interface ClashNoteProps {
  clash: Clash;
  with: Task;
  /** The other task stands directly above. */
  next: boolean;
}

/** Between two cards: by how much their tasks overlap, and how long the walk takes. */
export function ClashNote({ clash, with: other, next }: ClashNoteProps) {
  const t = useT('speakers');
  const language = useLanguage();
  const { overlap, gap, walk } = clash;
  const title = pickLanguage(other.title, language);
  const text =
    overlap > 0
      ? next
        ? walk === null
          ? t('clash.overlap', { minutes: overlap })
          : t('clash.overlapWalk', { minutes: overlap, walk })
        : t('clash.otherOverlap', { title, minutes: overlap })
      : gap === 0
        ? next
          ? t('clash.walkNone', { walk: walk ?? 0 })
          : t('clash.otherWalkNone', { title, walk: walk ?? 0 })
        : next
          ? t('clash.walk', { gap, walk: walk ?? 0 })
          : t('clash.otherWalk', { title, gap, walk: walk ?? 0 });
  return (
    <li className="sp-clash">
      <p>
        <Icon icon={triangleAlert} size="s" />
        <span>{text}</span>
      </p>
    </li>
  );
}
