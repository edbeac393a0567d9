import { askedFormCalls as calls, type AskedSubject } from '@meetingapp/contract/registration/asked-form.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { useCall } from '../calls/use-call.ts';
import { useCid, useRole } from '../session/conference.ts';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';
import { momentText } from '../time/moment.ts';
import { AnswerList } from './AnswerList.tsx';

/** The forms that a group or an exhibitor is asked, with what was answered. Without forms nothing is shown. */
export function GivenForms({ of, id }: { of: AskedSubject; id: number }) {
  const t = useT('givenAnswers');
  const language = useLanguage();
  const cid = useCid();
  const mayRead = useRole(roles.readPeople);
  const { answer } = useCall(calls.givenForms, { cid, subject: of, id }, { enabled: mayRead, fresh: true });
  return answer?.forms.map(({ formId, title, answeredAt, by, outdated, answers }) => (
    <section key={formId} className="given-form">
      <h2>
        {pickLanguage(title, language)}
        {answeredAt === null && (
          <Tag color="warning" variant="filled">
            {t('open')}
          </Tag>
        )}
        {outdated && (
          <Tag color="warning" variant="filled">
            {t('outdated')}
          </Tag>
        )}
      </h2>
      {answeredAt !== null && (
        <>
          <p className="small quiet">{t('answered', { name: by, time: momentText(answeredAt, language) })}</p>
          <AnswerList answers={answers} />
        </>
      )}
    </section>
  ));
}
