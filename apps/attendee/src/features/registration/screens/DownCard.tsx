import { registrationCalls } from '@meetingapp/contract/registration.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/OfflineNote.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useEffect, useState } from 'react';
import { momentText } from '../../../lib/dates.ts';
import { To, useBack } from '../../../lib/go.tsx';
import { offlineStore } from '../../../lib/offline-store.ts';
import { useLanguage } from '../../../lib/language.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ConferenceBadge } from '../parts/ConferenceBadge.tsx';

type Card = AnswerOf<(typeof registrationCalls)['card']>['card'];

/** The e-badge (S19): shown from the server, without a network from what this device kept of an earlier visit. */
export function DownCard() {
  const t = useT('registration');
  const app = useT('app');
  const language = useLanguage();
  const { cardid } = useParameters('downcard');
  const back = useBack('index');
  const { answer, failure, again } = useCall(registrationCalls.card, { cardid }, { quiet: true });
  const [earlier, setEarlier] = useState<{ at: number; value: Card } | null>(null);
  const name = `card:${cardid}`;
  useEffect(() => {
    if (answer) void offlineStore.put(name, answer.card);
  }, [answer, name]);
  useEffect(() => {
    void offlineStore.get<Card>(name).then(setEarlier);
  }, [name]);

  const unknown = failure?.name === 'registration_unknown' || failure?.name === 'body_invalid';
  const card = answer?.card ?? (unknown ? undefined : earlier?.value);
  const old = !answer && failure && card && earlier;
  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t('card.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {old && (
        <OfflineNote>
          {t('card.kept', {
            time: momentText(
              new Date(earlier.at).toISOString(),
              Intl.DateTimeFormat().resolvedOptions().timeZone,
              language,
            ),
          })}
        </OfflineNote>
      )}
      {card && <ConferenceBadge card={card} />}
      {!card && failure && (
        <ErrorState
          title={unknown ? t('card.unknown') : failure.msg}
          text={unknown ? t('card.unknownText') : undefined}
          retry={unknown ? undefined : { label: app('retry'), onPress: again }}
          action={
            unknown && (
              <To name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </To>
            )
          }
        />
      )}
      {!card && !failure && (
        <Waiting label={app('loading')}>
          <Skeleton height="9rem" />
        </Waiting>
      )}
    </Page>
  );
}
