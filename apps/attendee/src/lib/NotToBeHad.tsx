import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { To } from './go.tsx';
import { useT } from './texts.ts';
import type { Asked } from './use-call.ts';

interface NotToBeHadProps {
  asked: Pick<Asked<unknown>, 'failure' | 'asking' | 'again'>;
  /** Said where there is no such thing; null: there may be, and it is tried again. */
  gone: { title: string; text: string } | null;
  /** Where others of its kind are; without one, or without a conference, it is all conferences. */
  list?: { name: 'infoList' | 'videoList' | 'liveList'; cid: string | undefined; label: string };
  /** It is the page's only heading. */
  heading?: boolean;
}

/** What a page says instead of what it would show, and the way on. */
export function NotToBeHad({ asked: { failure, asking, again }, gone, list, heading = false }: NotToBeHadProps) {
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
          <To name="index" className={look}>
            {app('toConferences')}
          </To>
        ) : (
          <To name={list.name} params={{ id: list.cid }} className={look}>
            {list.label}
          </To>
        )
      }
    />
  );
}
