import './exam.css';
import { examConsoleCalls as calls, type ListedExam } from '@meetingapp/contract/exam/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { EditedExam } from './ExamEditor.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';

interface Props {
  exam: ListedExam;
  edit: (exam: EditedExam) => void;
  close: () => void;
}

/** When an exam opens and closes, its rules with the items that they find, and its publication. */
export function ExamPane({ exam, edit, close }: Props) {
  const t = useT('examConsole');
  const language = useLanguage();
  const cid = useCid();
  const [times, setTimes] = useState({ opensAt: exam.opensAt, closesAt: exam.closesAt });
  const { answer } = useCall(calls.exam, { cid, examId: exam.id }, { fresh: true });
  const refreshes = [calls.exams, calls.exam];
  const save = useChange(calls.saveTimes, { refreshes, said: t('timesSaved') });
  const publish = useChange(calls.publish, { refreshes, said: t('published') });
  const unpublish = useChange(calls.unpublish, { refreshes });
  const [previewing, setPreviewing] = useState(false);
  const draft = exam.state === 'draft';
  const short = answer?.counts.some((count) => count.short > 0) ?? true;
  const picker = (name: 'opensAt' | 'closesAt', label: string) => (
    <Field label={label}>
      <MomentPicker label={label} at={times[name]} change={(moment) => setTimes({ ...times, [name]: moment })} />
    </Field>
  );
  const unchanged = times.opensAt === exam.opensAt && times.closesAt === exam.closesAt;
  return (
    <Pane
      title={pickLanguage(exam.title, language)}
      facts={t(`states.${exam.state}`)}
      close={close}
      changed={!unchanged}
      foot={
        <>
          <ActButton
            type="primary"
            loading={save.busy}
            why={unchanged ? t('unchanged') : ''}
            onClick={() => void save.change({ cid, examId: exam.id, ...times })}
          >
            {t('saveTimes')}
          </ActButton>
          {draft ? (
            <ActButton
              loading={publish.busy}
              why={short ? t('short') : exam.opensAt === null ? t('noOpening') : ''}
              onClick={() => answer && void publish.change({ cid, examId: exam.id, seen: answer.version })}
            >
              {t('publish')}
            </ActButton>
          ) : (
            <ActButton
              loading={unpublish.busy}
              why={exam.people > 0 ? t('begun') : ''}
              onClick={() => void unpublish.change({ cid, examId: exam.id })}
            >
              {t('unpublish')}
            </ActButton>
          )}
          <ActButton
            why={draft ? '' : t('editPublished')}
            onClick={() => answer && edit({ ...times, id: exam.id, version: answer.version, rules: answer.rules })}
          >
            {t('edit')}
          </ActButton>
          <ActButton why={short ? t('short') : ''} onClick={() => setPreviewing(true)}>
            {t('preview.open')}
          </ActButton>
        </>
      }
    >
      {picker('opensAt', t('opens'))}
      {picker('closesAt', t('closes'))}
      {answer?.rules.sections.map((section, at) => (
        <section key={at} className="exam-section">
          <h3>
            {pickLanguage(section.title, language)}
            <span className="small quiet">{t('each', { points: section.points })}</span>
          </h3>
          {section.rules.map((rule, index) => {
            const count = answer.counts.find((one) => one.section === at && one.rule === index);
            const kinds =
              rule.kinds.length === 0 ? t('anyKind') : rule.kinds.map((kind) => t(`kinds.${kind}`)).join(' ');
            return (
              <p key={index} className={count && count.short > 0 ? 'bad' : undefined}>
                {t('rule', { kinds, from: rule.from, to: rule.to, count: rule.count, found: count?.found ?? 0 })}
              </p>
            );
          })}
        </section>
      ))}
      <History cid={cid} subject="exam" id={exam.id} />
      {previewing && <PaperPreview examId={exam.id} close={() => setPreviewing(false)} />}
    </Pane>
  );
}
