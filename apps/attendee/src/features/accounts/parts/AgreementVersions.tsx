import type { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { dayText } from '../../../lib/time/dates.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usualZone } from '../../../lib/parts/use-conference.ts';

type Answer = AnswerOf<typeof accountCalls.agreement>;

/** This version, the others, and the one the person accepted. */
export function AgreementVersions({ answer: { version, versions, inForceSince, accepted } }: { answer: Answer }) {
  const t = useT('accounts');
  const language = useLanguage();
  const go = useNavigate();
  const current = versions[0]?.version;
  const date = (instant: string): string => dayText(dayOf(Date.parse(instant), usualZone), language);
  return (
    <>
      <p className="lead ink-2">{t('agreement.version', { version, date: date(inForceSince) })}</p>
      {versions.length > 1 && (
        <Chips
          legend={t('agreement.versions')}
          options={versions.map((one) => ({
            value: one.version,
            label: one.version === current ? `${one.version} · ${t('agreement.current')}` : one.version,
          }))}
          value={version}
          onChange={(chosen) => go('agreement', {}, { version: chosen }, { replace: true })}
        />
      )}
      {version !== current && <Note kind="warn">{t('agreement.old')}</Note>}
      {accepted?.version === version && <Note kind="ok">{t('agreement.accepted', { date: date(accepted.at) })}</Note>}
      {accepted && accepted.version !== version && version === current && (
        <Note kind="warn">{t('agreement.acceptedOld', { version: accepted.version })}</Note>
      )}
    </>
  );
}
