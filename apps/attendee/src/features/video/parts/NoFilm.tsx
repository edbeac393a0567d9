import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { video } from '@meetingapp/ui/icons-topics.ts';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';

interface NoFilmProps {
  title: string;
  text: string;
  /** Left out where the list itself is empty. */
  cid?: string | number | undefined;
}

/** There is no film, said in the words of the page; all that there are stand behind the button. */
export function NoFilm({ title, text, cid }: NoFilmProps) {
  const t = useT('video');
  return (
    <EmptyState
      icon={video}
      title={title}
      text={text}
      action={
        cid !== undefined && (
          <To name="videoList" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
            {t('toAll')}
          </To>
        )
      }
    />
  );
}
