import type { Consent } from '@meetingapp/contract/privacy.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usualZone } from '../../../lib/parts/use-conference.ts';

/** Texts the person agreed to, with date and language; each opens the text. */
export function OwnConsents({ consents }: { consents: readonly Consent[] }) {
  const t = useT('accounts');
  const go = useNavigate();
  const language = useLanguage();
  const moment = (at: string): string => momentText(at, usualZone, language, true);
  return (
    <>
      <div className="head">
        <h2>{t('myData.consents')}</h2>
      </div>
      {consents.length === 0 ? (
        <p className="lead ink-2">{t('myData.noConsents')}</p>
      ) : (
        <List>
          {consents.map(({ version, givenAt, withdrawnAt, language: shown }) => (
            <ListRow
              key={givenAt}
              icon={fileText}
              title={t('myData.consent', { version })}
              text={[
                t('myData.given', { at: moment(givenAt) }),
                shown && t(`myData.shownIn.${shown}`),
                withdrawnAt && t('myData.withdrawn', { at: moment(withdrawnAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              onPress={() => go('agreement', {}, { version })}
            />
          ))}
        </List>
      )}
    </>
  );
}
