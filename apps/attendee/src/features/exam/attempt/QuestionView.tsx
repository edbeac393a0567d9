import type { Answer, SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { ShownItem } from '@meetingapp/contract/exam/attempt.ts';
import { useId } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { SimpleInput } from '../questions/SimpleInput.tsx';

interface Props {
  item: ShownItem;
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
}

/** A question with its picture or film and its inputs. */
export function QuestionView({ item, answer, onAnswer }: Props) {
  const t = useT('exam');
  const id = useId();
  const { stem, media, question } = item;
  return (
    <>
      <h1 className="exam-stem" id={id}>
        {stem}
      </h1>
      {media?.kind === 'picture' && (
        <img className="exam-media" src={media.address} width={media.width} height={media.height} alt={media.alt} />
      )}
      {media?.kind === 'video' && (
        <video
          className="exam-media"
          src={media.address}
          aria-label={media.alt}
          controls
          playsInline
          preload="metadata"
        >
          <track kind="captions" />
        </video>
      )}
      {question.kind === 'case' ? (
        question.parts.map((part, at) => (
          <section key={at} className="exam-part">
            <h2 id={`${id}-${at}`}>
              <small>{t('part', { at: at + 1, count: question.parts.length })}</small>
              {part.stem}
            </h2>
            <SimpleInput
              question={part.question}
              answer={answer?.kind === 'case' ? (answer.parts[at] ?? null) : null}
              labelledBy={`${id}-${at}`}
              onAnswer={(given) => onAnswer(withPart(answer, question.parts.length, at, given))}
            />
          </section>
        ))
      ) : (
        <SimpleInput
          question={question}
          answer={answer?.kind === 'case' ? null : answer}
          labelledBy={id}
          onAnswer={onAnswer}
        />
      )}
    </>
  );
}

function withPart(answer: Answer | null, count: number, at: number, given: SimpleAnswer): Answer {
  const before = answer?.kind === 'case' ? answer.parts : [];
  return {
    kind: 'case',
    parts: Array.from({ length: count }, (_, index) => (index === at ? given : (before[index] ?? null))),
  };
}
