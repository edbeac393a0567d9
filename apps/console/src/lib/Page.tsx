import { circleAlert } from '@meetingapp/ui/icons.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Blank } from './Blank.tsx';
import { useT } from './texts.ts';
import { useTitle } from './title.ts';
import type { Asked } from './use-call.ts';
import { Waiting } from './Waiting.tsx';

export interface PageProps {
  title: string;
  /** One line of facts beside the title. */
  facts?: ReactNode;
  /** On the right of the head: at most one of them filled. */
  actions?: ReactNode;
  /** Tabs or filters under the head. */
  bar?: ReactNode;
  /** Under the bar, where a list has both. */
  filters?: ReactNode;
  /** Beside the work, such as a person's details. */
  pane?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** A page of the console: head, bar, work with or without a pane, foot. Only the inner regions scroll. */
export function Page({ title, facts, actions, bar, filters, pane, foot, children }: PageProps) {
  useTitle(title);
  return (
    <main className="main" aria-label={title}>
      <header className="head">
        <h1>{title}</h1>
        <span className="facts" aria-live="polite">
          {facts}
        </span>
        {actions}
      </header>
      {bar && <div className="sub">{bar}</div>}
      {filters && <div className="sub">{filters}</div>}
      <div className="split">
        {/* In the order of the keyboard, so that it can be scrolled without a pointer. */}
        <div className="body" role="region" aria-label={title} tabIndex={0}>
          {children}
        </div>
        {pane}
      </div>
      {foot && <footer className="foot">{foot}</footer>}
    </main>
  );
}

/** Shows what was asked for: grey lines before, why not and "try again" where it failed. */
export function Answered<Answer>({
  asked,
  children,
}: {
  asked: Asked<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  const t = useT('console');
  const { answer, failure, asking, again } = asked;
  if (answer !== undefined) return children(answer);
  if (!failure) return <Waiting />;
  return (
    <Blank icon={circleAlert} role="alert" title={failure.msg || t('offline')} text={t('failedText')}>
      <Button loading={asking} onClick={again}>
        {t('retry')}
      </Button>
    </Blank>
  );
}
