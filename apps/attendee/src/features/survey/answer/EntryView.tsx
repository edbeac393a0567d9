import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import type { Survey } from '../data.ts';

interface Props {
  survey: Survey;
  /** True when a code was entered that is wrong. */
  wrong: boolean;
  onCode: (code: string) => void;
}

/** Why a person sees no questions, and the way on. */
export function EntryView({ survey: { cid, title, entry, opensAt }, wrong, onCode }: Props) {
  const t = useT('survey');
  const language = useLanguage();
  const zone = useConference(cid)?.zone ?? usualZone;
  const logIn = useLogIn();
  const [code, setCode] = useState('');
  if (entry === 'code')
    return (
      <form
        className="survey-code"
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code);
        }}
      >
        <h1>{title}</h1>
        <p>{t('code.text')}</p>
        <TextField
          label={t('code.label')}
          value={code}
          onChange={setCode}
          maxLength={40}
          autoComplete="off"
          required
          error={wrong ? t('code.wrong') : undefined}
        />
        <Button type="submit">{t('code.go')}</Button>
      </form>
    );
  const texts = {
    log_in: t('entry.log_in'),
    planned:
      opensAt === null ? t('entry.plannedSoon') : t('entry.planned', { opens: momentText(opensAt, zone, language) }),
    closed: t('entry.closed'),
    not_registered: t('entry.not_registered'),
    not_of_session: t('entry.not_of_session'),
    done: t('done.again'),
    open: '',
  } as const;
  const action =
    entry === 'log_in' ? (
      <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(String(cid))}>
        {t('entry.logIn')}
      </button>
    ) : (
      <Link name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'md')}>
        {t('entry.home')}
      </Link>
    );
  return <EmptyState icon={listChecks} title={title} heading text={texts[entry]} action={action} />;
}
