import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { PlainButton } from '../plain/PlainButton.tsx';
import { retryFailed, useShownFailure } from '../calls/failed-parts.ts';
import { EmptyState } from './EmptyState.tsx';
import { FailedParts } from './FailedParts.tsx';
import { HelpLink } from './HelpLink.tsx';
import { useT } from '../texts/texts.ts';
import { useTitle } from '../navigation/title.ts';
import type { CallFailure } from '../calls/call.ts';
import type { Asked } from '../calls/use-call.ts';
import { SandboxMark } from './SandboxMark.tsx';
import { Waiting } from './Waiting.tsx';

export interface PageProps {
  title: string;
  /** One line of facts beside the title. */
  facts?: ReactNode;
  /** Right side of the head; at most one button is filled. */
  actions?: ReactNode;
  /** Tabs or filters under the head. */
  bar?: ReactNode;
  /** Below the bar, when a list has both. */
  filters?: ReactNode;
  /** Pane beside the content, such as a person's details. */
  pane?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** Page layout of the console: head, bar, content with an optional pane, foot. Only the inner regions scroll. */
export function Page({ title, facts, actions, bar, filters, pane, foot, children }: PageProps) {
  useTitle(title);
  return (
    <main className="main" aria-label={title}>
      <header className="head">
        <h1>{title}</h1>
        <SandboxMark />
        <span className="facts" aria-live="polite">
          {facts}
        </span>
        {actions}
        <HelpLink />
      </header>
      <FailedParts />
      {bar && <div className="sub">{bar}</div>}
      {filters && <div className="sub">{filters}</div>}
      <div className="split">
        {/* Focusable, so that it can be scrolled by keyboard. */}
        <div className="body" role="region" aria-label={title} tabIndex={0}>
          {children}
        </div>
        {pane}
      </div>
      {foot && <footer className="foot">{foot}</footer>}
    </main>
  );
}

/** Shows a call's answer: a skeleton before it, and the error with "try again" on failure. */
export function Answered<Answer>({
  asked,
  children,
}: {
  asked: Omit<Asked<Answer>, 'settled'>;
  children: (answer: Answer) => ReactNode;
}) {
  const { answer, failure, asking, again } = asked;
  if (answer !== undefined) return children(answer);
  return failure ? <Failed failure={failure} asking={asking} again={again} /> : <Waiting />;
}

/** Why a part of the page has no content. "Try again" sends all failed calls of the page again. */
export function Failed({ failure, asking, again }: { failure: CallFailure; asking: boolean; again: () => void }) {
  const t = useT('console');
  useShownFailure(failure);
  function retry() {
    again();
    void retryFailed();
  }
  return (
    <EmptyState icon={circleAlert} role="alert" title={failure.msg} text={t('failedText')}>
      <PlainButton loading={asking} onClick={retry}>
        {t('retry')}
      </PlainButton>
    </EmptyState>
  );
}
