import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { AnswerList } from '../../../lib/answers/AnswerList.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Answers of the person, under the form version that they saw. */
export function PaneAnswers({ one }: { one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const { formNumber: number, newestForm: newest, form } = one;
  return (
    <>
      <p className={number === newest ? 'small quiet' : 'note soon small'}>
        {form && `${form} · `}
        {number === newest ? t('pane.form', { number }) : t('pane.oldForm', { number, newest })}
      </p>
      {one.answers.length === 0 && <p className="quiet">{t('pane.noAnswers')}</p>}
      <AnswerList answers={one.answers} />
    </>
  );
}
