import { momentOf, type Chapter } from '@meetingapp/domain/video/chapters.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { clockOf } from '../view.ts';

interface ChapterRowsProps {
  value: readonly Chapter[];
  /** Length of the film in milliseconds; null when unknown. */
  end: number | null;
  disabled: boolean;
  onChange: (chapters: Chapter[]) => void;
}

/** Chapters of a film: start and title. */
export function ChapterRows({ value, end, disabled, onChange }: ChapterRowsProps) {
  const t = useT('videoConsole');
  const set = (at: number, part: Partial<Chapter>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const last = value.at(-1)?.at ?? -60_000;
  return (
    <div className="chapters">
      {value.map((chapter, at) => (
        <div className="chapter" key={at} role="group" aria-label={t('chapterAt', { number: at + 1 })}>
          <Moment at={chapter.at} end={end} disabled={disabled} onChange={(moment) => set(at, { at: moment })} />
          <BilingualInput
            label={t('chapterTitle')}
            maxLength={120}
            value={chapter.title}
            disabled={disabled}
            onChange={(title) => set(at, { title })}
          />
          <ActButton
            type="text"
            lacks={{ onlyView: disabled }}
            aria-label={t('removeChapter', { number: at + 1 })}
            icon={<Icon icon={trash2} />}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <ActButton
        size="small"
        icon={<Icon icon={plus} />}
        lacks={{ onlyView: disabled }}
        onClick={() => onChange([...value, { at: last + 60_000, title: { zh: '', en: '' }, talkId: null }])}
      >
        {t('addChapter')}
      </ActButton>
    </div>
  );
}

interface MomentProps {
  at: number;
  end: number | null;
  disabled: boolean;
  onChange: (milliseconds: number) => void;
}

/** Input such as `4:05`; an invalid time, or one past the end, is shown red and not taken over. */
function Moment({ at, end, disabled, onChange }: MomentProps) {
  const t = useT('videoConsole');
  const [typed, setTyped] = useState(clockOf(at));
  const read = momentOf(typed);
  const wrong = read === null || (end !== null && read >= end);
  return (
    <Input
      className="moment"
      aria-label={t('chapterFrom')}
      aria-invalid={wrong}
      status={wrong ? 'error' : ''}
      value={typed}
      disabled={disabled}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = momentOf(event.target.value);
        if (next !== null && (end === null || next < end)) onChange(next);
      }}
    />
  );
}
