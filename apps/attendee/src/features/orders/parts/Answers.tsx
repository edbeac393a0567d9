import './answers.css';
import type { RegistrationDetail } from '@meetingapp/contract/registration.ts';
import { isPlainDate } from '@meetingapp/domain/plain-date.ts';
import { dayText } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';

/** What was entered: label and value, in the form's order; pictures as pictures, days as days. */
export function Answers({ answers }: { answers: RegistrationDetail['answers'] }) {
  const language = useLanguage();
  return (
    <dl className="kv answers">
      {answers.map(({ code, label, value }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>
            {/^(https:\/\/|\/)\S+$/.test(value) ? (
              <img src={value} alt={label} />
            ) : isPlainDate(value) ? (
              dayText(value, language)
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
