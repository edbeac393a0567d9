import { firstOwnerCalls } from '@meetingapp/contract/staff/first-owner.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { PlainForm, type PlainField } from '../../../lib/plain/PlainForm.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useLogIn } from '../data.ts';
import { LogInBox } from '../parts/LogInBox.tsx';
import { emailRules } from '../view.ts';

type Name = 'zh' | 'en' | 'name' | 'email' | 'password';

/** Target of the link that the program shows while nobody can log in: makes the society and its owner, and logs in. */
export function FirstOwner() {
  const t = useT('staff');
  const language = useLanguage();
  const router = useRouter();
  // In the URL fragment: the browser does not send it to servers.
  const [token] = useState(() => location.hash.slice(1));
  const { answer, failure: over } = useCall(firstOwnerCalls.firstOwner, { token });
  const { attempt, logInWith, under, failure } = useLogIn();
  const society = answer?.society ?? null;

  async function create({ zh = '', en = '', name, email, password }: Partial<Record<Name, string>>): Promise<void> {
    const owner = { name: name ?? '', email: email ?? '', password: password ?? '' };
    const made = await attempt(firstOwnerCalls.createFirstOwner, { token, society: society ?? { zh, en }, ...owner });
    if (made && (await logInWith(owner.email.trim(), owner.password))) router.history.replace('/console/');
  }
  const nameOf = (of: 'zh' | 'en'): PlainField<Name> => ({
    name: of,
    label: t(`firstOwner.society.${of}`),
    rules: of === language ? [{ required: true, message: t('firstOwner.societyEmpty') }] : [],
    input: { autoComplete: 'organization', maxLength: 200 },
  });
  const names = language === 'zh' ? [nameOf('zh'), nameOf('en')] : [nameOf('en'), nameOf('zh')];
  const fields: PlainField<Name>[] = [
    ...(society ? [] : names),
    {
      name: 'name',
      label: t('firstOwner.name'),
      rules: [{ required: true, message: t('firstOwner.nameEmpty') }],
      input: { autoComplete: 'name', maxLength: 200 },
    },
    {
      name: 'email',
      label: t('login.email'),
      rules: emailRules(t('login.emailEmpty'), t('login.emailWrong')),
      input: { type: 'email', autoComplete: 'username' },
    },
    {
      name: 'password',
      label: t('firstOwner.password'),
      rules: [{ required: true, message: t('login.passwordEmpty') }],
      input: { type: 'password', autoComplete: 'new-password' },
    },
  ];
  const text = society ? t('firstOwner.textKnown', { society: pickLanguage(society, language) }) : t('firstOwner.text');
  return (
    <LogInBox title={t('firstOwner.title')} text={answer ? text : ''} failure={failure ?? over}>
      {answer && (
        <PlainForm fields={fields} act={t('firstOwner.act')} under={under} submit={(texts) => void create(texts)} />
      )}
      <PlainButton kind="link" block onClick={() => router.history.replace('/console/login')}>
        {t('login.back')}
      </PlainButton>
    </LogInBox>
  );
}
