import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { star } from '@meetingapp/ui/icons/icons-topics.ts';
import { useId } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

const scale = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  label: string;
  /** 0: none chosen. */
  value: number;
  /** Absent: read only. */
  onChoose?: ((stars: number) => void) | undefined;
}

/** One to five stars: a radio group, or a picture with its number as name. */
export function Stars({ label, value, onChoose }: StarsProps) {
  const t = useT('comments');
  const name = useId();
  if (!onChoose)
    return (
      <span className="cm-stars" role="img" aria-label={`${label}: ${t('review.star', { count: value })}`}>
        {scale.map((stars) => (
          <span key={stars} className={stars <= value ? 'on' : undefined}>
            <Icon icon={star} />
          </span>
        ))}
      </span>
    );
  return (
    <span className="cm-stars" role="radiogroup" aria-label={label}>
      {scale.map((stars) => (
        <label key={stars} className={stars <= value ? 'on' : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('review.star', { count: stars })}
            checked={stars === value}
            onChange={() => onChoose(stars)}
          />
          <Icon icon={star} />
        </label>
      ))}
    </span>
  );
}
