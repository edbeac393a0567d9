import { posterBoardCalls as calls, type AskedQuestion } from '@meetingapp/contract/papers/board.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { messageCircleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { Input, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Questions about posters: staff hide inappropriate ones and answer for authors who cannot. */
export function PosterQuestions({ cid }: { cid: number }) {
  const t = useT('papersBoards');
  const asked = useCall(calls.askedQuestions, { cid });
  return (
    <Answered asked={asked}>
      {({ questions }) =>
        questions.length === 0 ? (
          <EmptyState icon={messageCircleQuestionMark} title={t('noQuestions')} text={t('noQuestionsText')} />
        ) : (
          <ul className="poster-asked">
            {questions.map((one) => (
              <Question key={one.id} cid={cid} one={one} />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

function Question({ cid, one }: { cid: number; one: AskedQuestion }) {
  const t = useT('papersBoards');
  const language = useLanguage();
  const [answer, setAnswer] = useState(one.answer);
  const judge = useChange(calls.judgeQuestion, { refreshes: [calls.askedQuestions, calls.boards], said: t('saved') });
  const body = { cid, questionId: one.id };
  return (
    <li>
      <p className="small quiet">
        {one.board !== '' && <b>{one.board} </b>}
        {pickLanguage(one.title, language)}
      </p>
      <p>
        {one.question} {one.hidden && <Tag>{t('hidden')}</Tag>}
      </p>
      <p className="small quiet">{t('asked', { name: one.askedBy })}</p>
      <Input.TextArea
        aria-label={t('answered')}
        placeholder={t('answer')}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={1000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <p className="row">
        <ActButton
          size="small"
          lacks={{ nothingChanged: answer.trim() === one.answer }}
          loading={judge.busy}
          onClick={() => void judge.change({ ...body, hidden: one.hidden, answer })}
        >
          {t('save')}
        </ActButton>
        <ActButton
          size="small"
          lacks={{ waits: judge.busy }}
          onClick={() => void judge.change({ ...body, hidden: !one.hidden, answer: one.answer })}
        >
          {t(one.hidden ? 'show' : 'hide')}
        </ActButton>
      </p>
    </li>
  );
}
