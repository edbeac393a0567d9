import './SessionQuestions.css';
import { commentCalls, type ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { messageCircleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { check, eyeOff, lock } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { questionParts, questionsBody, type QuestionPart } from './use-question-count.ts';
import { useSessionWords } from './use-session-words.ts';

interface Props {
  cid: number;
  session: number;
  zone: string;
}

/** Questions about a session: public ones, the person's own, and answered ones (S45). The rest of their life is on S100 to S102. */
export function SessionQuestions({ cid, session, zone }: Props) {
  const words = useSessionWords();
  const app = useT('app');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const [part, setPart] = useState<QuestionPart>('public');
  const asked = useCall(commentCalls.list, questionsBody(cid, session, part), { keepPrevious: true, quiet: true });
  const { answer, failure, asking, again } = asked;
  if (!answer && failure)
    return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />;
  if (!answer)
    return (
      <Waiting label={app('loading')}>
        <Skeleton height="3.2rem" />
      </Waiting>
    );
  const visitor = part === 'mine' && !loggedIn;
  return (
    <div className="session-questions">
      <div className="strip" role="group" aria-label={words.list}>
        {questionParts.map((one) => (
          <button
            key={one}
            type="button"
            className={joinClasses('chip', one === part && 'on')}
            aria-pressed={one === part}
            onClick={() => setPart(one)}
          >
            {format(words.parts[one], { count: answer.counts[one] })}
          </button>
        ))}
      </div>
      {answer.mode === 'closed' && <Note>{words.closed}</Note>}
      {answer.comments.map((comment) => (
        <Question key={comment.id} comment={comment} cid={cid} zone={zone} />
      ))}
      {answer.comments.length === 0 && (
        <EmptyState
          icon={messageCircleQuestionMark}
          title={visitor ? words.visitor : words.none[part]}
          text={visitor ? '' : words.noneText}
          action={
            visitor && (
              <button type="button" className={buttonClass('soft', 'sm')} onClick={() => logIn(String(cid))}>
                {words.logIn}
              </button>
            )
          }
        />
      )}
      {answer.more && (
        <p>
          <Link name="comment" params={{ cid }} className="link">
            {words.all}
          </Link>
        </p>
      )}
    </div>
  );
}

function Question({ comment, cid, zone }: { comment: ListedComment; cid: number; zone: string }) {
  const words = useSessionWords();
  const language = useLanguage();
  const { id, own, state, answer, at, text } = comment;
  const name = comment.name || words.someone;
  return (
    <article className="question">
      <header>
        <Avatar name={name} size="s" />
        <span className="grow">
          <b>{own ? words.you : name}</b>
          <small>
            {joinList([momentText(at, zone, language), own ? '' : comment.affiliation], language, 'clauses')}
          </small>
        </span>
        <StateTag comment={comment} />
      </header>
      <p className="said">
        {state === 'shown' ? (
          <Link name="commentReply" params={{ comtUid: id, relid: 0 }} query={{ cid }}>
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
      {answer && (
        <p className="reply">
          <b>{answer.name || words.committee}</b>
          {answer.text}
        </p>
      )}
    </article>
  );
}

function StateTag({ comment: { state, open, answer } }: { comment: ListedComment }) {
  const words = useSessionWords();
  if (state === 'waiting')
    return (
      <Tag kind="soon" icon={eyeOff}>
        {words.waiting}
      </Tag>
    );
  if (state === 'refused' || state === 'hidden') return <Tag kind="bad">{words[state]}</Tag>;
  if (answer)
    return (
      <Tag kind="ok" icon={check}>
        {words.answered}
      </Tag>
    );
  return open ? null : (
    <Tag kind="ended" icon={lock}>
      {words.private}
    </Tag>
  );
}
