import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { FileLink } from '../parts/FileLink.tsx';
import { SignatureView } from '../parts/SignatureView.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Answers of the person, under the form version that they saw. */
export function PaneAnswers({ one }: { one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const { formNumber: number, newestForm: newest } = one;
  return (
    <>
      <p className={number === newest ? 'small quiet' : 'note soon small'}>
        {number === newest ? t('pane.form', { number }) : t('pane.oldForm', { number, newest })}
      </p>
      {one.answers.length === 0 && <p className="quiet">{t('pane.noAnswers')}</p>}
      <dl className="facts-list pane-part">
        {one.answers.map(({ code, label, value, text, ink, file }) => (
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
                  <summary>{t('pane.consentText')}</summary>
                  {text}
                </details>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
