import '../screens/Login.css';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { LanguageButton } from '../../../lib/texts/LanguageButton.tsx';
import { PlainNote } from '../../../lib/plain/PlainNote.tsx';
import { Logo } from '../../../lib/layout/Logo.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';

/** Layout of the pages before the log-in. */
export function LogInBox({
  title,
  text,
  failure,
  done,
  children,
}: {
  title: string;
  text?: string | undefined;
  failure?: CallFailure | null;
  /** What the user has just done successfully. */
  done?: string | undefined;
  children: ReactNode;
}) {
  const t = useT('staff');
  useTitle(title);
  return (
    <main className="login">
      <div className="language">
        <LanguageButton />
      </div>
      <div className="box">
        <div className="brand">
          <Logo />
          {t('name')}
        </div>
        <h1>{title}</h1>
        <p>{text}</p>
        {done !== undefined && !failure && <PlainNote kind="success" text={done} />}
        {failure && <PlainNote kind="error" text={failure.name === 'offline' ? t('login.offline') : failure.msg} />}
        {children}
      </div>
    </main>
  );
}
