import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Link } from '../navigation/navigation.tsx';
import { useT } from '../texts/texts.ts';
import type { Asked } from '../calls/use-call.ts';

interface UnavailableProps {
  asked: Pick<Asked<unknown>, 'failure' | 'asking' | 'again'>;
  /** Shown when the item does not exist; null: it may exist, and a retry is offered. */
  gone: { title: string; text: string } | null;
  /** Link to similar items; without it, or without a conference, to all conferences. */
  list?: { name: 'infoList' | 'videoList' | 'liveList'; cid: string | undefined; label: string };
  /** True when it is the page's only heading. */
  heading?: boolean;
}

/** Shown instead of a page's content, with the next step. */
export function Unavailable({ asked: { failure, asking, again }, gone, list, heading = false }: UnavailableProps) {
  const app = useT('app');
  const look = buttonClass('soft', 'sm');
  return (
    <ErrorState
      heading={heading}
      title={gone?.title ?? failure?.msg ?? ''}
      text={gone?.text}
      retry={gone ? undefined : { label: app('retry'), onPress: again, loading: asking }}
      action={
        list?.cid === undefined ? (
          <Link name="index" className={look}>
            {app('toConferences')}
          </Link>
        ) : (
          <Link name={list.name} params={{ id: list.cid }} className={look}>
            {list.label}
          </Link>
        )
      }
    />
  );
}
