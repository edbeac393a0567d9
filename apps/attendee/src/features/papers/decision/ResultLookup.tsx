import './ResultList.css';
import '@meetingapp/ui/forms/Choice.css';
import type { AskedPaper } from '@meetingapp/contract/papers/result.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import type { Outcome } from '../../../lib/calls/call.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { ResultList } from './ResultList.tsx';

type FieldName = 'name' | 'phone' | 'number';

const empties = { name: 'result.nameEmpty', phone: 'result.phoneEmpty', number: 'result.numberEmpty' } as const;

interface Props {
  cid: string;
  by: 'paper' | 'paper2';
  fields: readonly FieldName[];
  sending: boolean;
  ask: (typed: Record<FieldName, string>) => Promise<Outcome<{ papers: AskedPaper[] }>>;
}

/** Form to look up the decision on a submission, in one of two ways. */
export function ResultLookup({ cid, by, fields, sending, ask }: Props) {
  const t = useT('papersPosters');
  const app = useT('app');
  const back = useBack('conferenceIndex', { cid });
  const [typed, setTyped] = useState<Record<FieldName, string>>({ name: '', phone: '', number: '' });
  const [asked, setAsked] = useState(false);
  const [result, setResult] = useState<{ papers: AskedPaper[] } | { text: string } | null>(null);
  const missing = fields.filter((field) => typed[field].trim() === '');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (missing.length > 0) {
      setAsked(true);
      focusFirstError(event.currentTarget);
      return;
    }
    const outcome = await ask(typed);
    if (outcome.ok) return setResult({ papers: outcome.answer.papers });
    setResult({ text: outcome.failure.faults[0]?.text ?? outcome.failure.msg });
  }

  return (
    <Page
      kind="plain"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      <h1 className="t-2xl">{t('result.title')}</h1>
      <nav className="pa-ways" aria-label={t('result.how')}>
        {(['paper', 'paper2'] as const).map((way) => (
          <Link
            key={way}
            name={way}
            params={{ cid }}
            replace
            className={joinClasses('chip', way === by && 'on')}
            aria-current={way === by ? 'page' : undefined}
          >
            {t(way === 'paper' ? 'result.byPhone' : 'result.byNumber')}
          </Link>
        ))}
      </nav>
      <p className="t-sm ink-2">{t(by === 'paper' ? 'result.phoneText' : 'result.numberText')}</p>
      <form className="pa-ask" noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`result.${field}`)}
            value={typed[field]}
            required
            maxLength={field === 'phone' ? 30 : 60}
            inputMode={field === 'phone' ? 'tel' : undefined}
            autoComplete={field === 'phone' ? 'tel' : field === 'name' ? 'name' : 'off'}
            error={asked && missing.includes(field) ? t(empties[field]) : undefined}
            onChange={(text) => {
              setTyped({ ...typed, [field]: text });
              setResult(null);
            }}
          />
        ))}
        <Button type="submit" loading={sending} loadingText={t('result.under')}>
          {t('result.act')}
        </Button>
      </form>
      <div aria-live="polite">
        {result && 'text' in result && (
          <div className="pa-results">
            <Note kind="bad">{result.text}</Note>
          </div>
        )}
        {result && 'papers' in result && <ResultList cid={cid} papers={result.papers} />}
      </div>
      <p className="pa-all">
        <Link name="paper3" params={{ cid }} className={buttonClass('outline', 'sm')}>
          {t('result.all')}
        </Link>
      </p>
    </Page>
  );
}
