import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import type { ReactNode } from 'react';
import type { Asked } from '../calls/use-call.ts';
import { useAccount } from './account.ts';
import { useLogIn } from './log-in.ts';
import { useT } from '../texts/texts.ts';

interface Props<Answer> {
  className?: string;
  title: string;
  cid: string;
  back: () => void;
  /** At the right of the bar. */
  actions?: ReactNode;
  /** What a visitor sees, above the button to log in. */
  visitor: { icon: string; title: string; text?: string; logIn: string };
  asked: Asked<Answer>;
  /** Heights of the shapes that are shown while the answer is awaited. */
  heights: readonly string[];
  children: (answer: Answer) => ReactNode;
}

/** A page with what belongs to the person who is logged in: for a visitor the way to log in, then the waiting, the failure or the answer. */
export function OwnPage<Answer>({
  className,
  title,
  cid,
  back,
  actions,
  visitor,
  asked,
  heights,
  children,
}: Props<Answer>) {
  const app = useT('app');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure, loading, asking, again } = asked;
  return (
    <Page
      kind="ground"
      {...(className === undefined ? {} : { className })}
      top={<TopBar title={title} heading back={{ label: app('back'), onPress: back }} actions={actions} />}
    >
      {!loggedIn && (
        <EmptyState
          icon={visitor.icon}
          title={visitor.title}
          text={visitor.text}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {visitor.logIn}
            </button>
          }
        />
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          {heights.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </Waiting>
      )}
      {failure && answer === undefined && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {loggedIn && answer !== undefined && children(answer)}
    </Page>
  );
}
