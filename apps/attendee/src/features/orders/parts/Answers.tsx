import './answers.css';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { isPlainDate } from '@meetingapp/domain/plain-date.ts';
import { dayText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { isOwnPicture } from '../../../lib/navigation/own-files.ts';
import { AnswerFile } from './AnswerFile.tsx';
import { PictureLink } from '../../../lib/navigation/PictureLink.tsx';

/** Submitted answers: label and value, in the form's order; uploads as pictures, dates formatted. */
export function Answers({ answers }: { answers: RegistrationDetail['answers'] }) {
  const language = useLanguage();
  const pictures = answers
    .filter(({ value }) => isOwnPicture(value))
    .map(({ value, label }) => ({ src: value, name: label }));
  return (
    <dl className="kv answers">
      {answers.map(({ code, label, value, file }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>
            {file !== undefined ? (
              <AnswerFile reference={file} name={value} />
            ) : /^(https:\/\/|\/)\S+$/.test(value) ? (
              <PictureLink pictures={pictures} at={pictures.findIndex(({ src }) => src === value) + 1}>
                <img src={value} alt={label} />
              </PictureLink>
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
