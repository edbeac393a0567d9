import './Questions.css';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { messageCircleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Talk } from '../data.ts';
import { inAskedOrder } from '../view.ts';

/** Questions to the speaker, most votes first. */
export function Questions({ talk }: { talk: Talk }) {
  const t = useT('live');
  const { questions, supported, me } = talk.state;
  if (questions.length === 0)
    return <EmptyState icon={messageCircleQuestionMark} title={t('questions.none')} text={t('questions.noneText')} />;
  return (
    <ul className="live-questions">
      {inAskedOrder(questions).map(({ s, by, text, state, votes }) => {
        const mine = supported.includes(s);
        return (
          <li key={s} className={state === 'answered' ? 'card done' : 'card'}>
            <div className="grow">
              <p className="n">
                {state === 'shown' && <Tag kind="live">{t('questions.shown')}</Tag>}
                {state === 'answered' && <Tag>{t('questions.answered')}</Tag>}
                {by.name}
              </p>
              <p className="txt">{text}</p>
            </div>
            <button
              type="button"
              className={mine ? 'vote on' : 'vote'}
              aria-pressed={mine}
              aria-label={t(mine ? 'questions.supported' : 'questions.support', { count: votes })}
              disabled={me === null || state === 'answered'}
              onClick={() => talk.socket?.support(s, !mine)}
            >
              <Icon icon={chevronUp} />
              {votes}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
