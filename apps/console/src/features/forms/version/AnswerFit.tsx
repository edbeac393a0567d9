import { formCalls, type FormField } from '@meetingapp/contract/forms.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Link } from '@tanstack/react-router';
import { address } from '../../../lib/navigation/paths.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface AnswerFitProps {
  cid: number;
  /** A registration form; null: the first. */
  formId: number | null;
  fields: readonly FormField[];
}

/** Which answers given so far would not fit the new version, counted by field and reason. */
export function AnswerFit({ cid, formId, fields }: AnswerFitProps) {
  const t = useT('forms');
  const language = useLanguage();
  const { answer, failure } = useCall(formCalls.fit, { cid, formId, fields: [...fields] });
  if (failure) return <p className="note error">{failure.msg}</p>;
  if (!answer) return <p className="quiet">{t('fit.checking')}</p>;
  const { people, affected, misfits } = answer;
  if (misfits.length === 0) return <p className="note brand">{t('fit.all', { count: people })}</p>;
  const labelOf = (code: string) => pickLanguage(fields.find((field) => field.code === code)?.label, language) || code;
  return (
    <div className="note soon" role="status">
      <p>{t('fit.some', { affected, people })}</p>
      <ul>
        {misfits.map(({ code, reason, count, people: named }) => (
          <li key={`${code} ${reason}`}>
            <details>
              <summary>{t(`fit.reasons.${reason}`, { label: labelOf(code), count })}</summary>
              <ul className="fit-people">
                {named.map(({ id, number, name }) => (
                  <li key={id}>
                    <Link to={address('registrations', { cid })} search={{ open: id } as never} target="_blank">
                      {name || number}
                    </Link>{' '}
                    <span className="quiet">{number}</span>
                  </li>
                ))}
                {count > named.length && <li className="quiet">{t('fit.more', { count: count - named.length })}</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('fit.kept')}</p>
    </div>
  );
}
