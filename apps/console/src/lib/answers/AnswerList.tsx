import './answers.css';
import type { ShownAnswer } from '@meetingapp/contract/registration/form.ts';
import { useT } from '../texts/texts.ts';
import { FileLink } from './FileLink.tsx';
import { SignatureView } from './SignatureView.tsx';

/** Answers under their labels; signatures are drawn, and files can be saved. */
export function AnswerList({ answers }: { answers: readonly ShownAnswer[] }) {
  const t = useT('givenAnswers');
  return (
    <dl className="answer-list">
      {answers.map(({ code, label, value, text, ink, file }) => (
        <div key={code} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd className="pre-line">
            {ink !== undefined ? (
              <SignatureView value={ink} label={`${label}: ${value}`} />
            ) : file !== undefined ? (
              <FileLink reference={file} name={value} />
            ) : (
              value
            )}
            {text !== undefined && (
              <details className="small">
                <summary>{t('consentText')}</summary>
                {text}
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
