import type { Consent } from '@meetingapp/contract/privacy.ts';
import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { momentText } from '../../../lib/dates.ts';
import { useGo } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { usualZone } from '../../../lib/use-conference.ts';

/** Which text one agreed to, when, and in which language it was shown; each opens the text. */
export function OwnConsents({ consents }: { consents: readonly Consent[] }) {
  const t = useT('accounts');
  const go = useGo();
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
