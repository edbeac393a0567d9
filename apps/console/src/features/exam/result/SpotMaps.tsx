import type { Question } from '@meetingapp/contract/exam/item.ts';
import { examResultCalls as calls } from '@meetingapp/contract/exam/result.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { SpotMap } from './SpotMap.tsx';

interface Props {
  examId: number;
  versionId: number;
  question: Question;
}

/** A map of what people marked for each picture of an item; nothing for other kinds. */
export function SpotMaps({ examId, versionId, question }: Props) {
  const cid = useCid();
  const language = useLanguage();
  const parts = question.kind === 'case' ? question.parts : [{ id: '', stem: null, question }];
  const spots = parts.flatMap(({ id, stem, question: part }) => (part.kind === 'spot' ? [{ id, stem, part }] : []));
  const { answer } = useCall(calls.marks, { cid, examId, versionId }, { enabled: spots.length > 0, fresh: true });
  return spots.map(({ id, stem, part }) => {
    const marks = answer?.spots.find((one) => one.part === id);
    return (
      marks && (
        <div key={id}>
          {stem && <p>{pickLanguage(stem, language)}</p>}
          <SpotMap question={part} marks={marks} />
        </div>
      )
    );
  });
}
