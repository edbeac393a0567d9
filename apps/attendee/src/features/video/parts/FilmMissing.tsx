import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { video } from '@meetingapp/ui/icons/icons-topics.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface FilmMissingProps {
  title: string;
  text: string;
  /** Undefined when the list itself is empty. */
  cid?: string | number | undefined;
}

/** Shown when there is no film, with a button to the list of all films. */
export function FilmMissing({ title, text, cid }: FilmMissingProps) {
  const t = useT('video');
  return (
    <EmptyState
      icon={video}
      title={title}
      text={text}
      action={
        cid !== undefined && (
          <Link name="videoList" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
            {t('toAll')}
          </Link>
        )
      }
    />
  );
}
