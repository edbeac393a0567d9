import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';

interface NoSpeakerProps {
  /** Null: the address names no conference. */
  cid: string | null;
  title: string;
  /** Text of the way out. */
  find: string;
}

/** The reader is no speaker here, or the personal link has ended; the way out finds the tasks again. */
export function NoSpeaker({ cid, title, find }: NoSpeakerProps) {
  return (
    <EmptyState
      icon={search}
      title={title}
      heading
      action={
        <Link
          name={cid === null ? 'index' : 'schedule1'}
          params={{ cid: cid ?? 0 }}
          className={buttonClass('soft', 'sm')}
        >
          {find}
        </Link>
      }
    />
  );
}
