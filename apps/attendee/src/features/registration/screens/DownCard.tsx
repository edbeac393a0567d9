import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/feedback/OfflineNote.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useEffect, useState } from 'react';
import { momentText } from '../../../lib/time/dates.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { idbStore } from '../../../lib/storage/idb-store.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ConferenceBadge } from '../badge/ConferenceBadge.tsx';

type Card = AnswerOf<(typeof registrationCalls)['card']>['card'];

/** S19: the e-badge: from the server; offline, as stored on this device at an earlier visit. */
export function DownCard() {
  const t = useT('registrationOverview');
  const app = useT('app');
  const language = useLanguage();
  const { cardid } = useParameters('downcard');
  const back = useBack('index');
  const { answer, failure, again } = useCall(registrationCalls.card, { cardid }, { quiet: true });
  const [earlier, setEarlier] = useState<{ at: number; value: Card } | null>(null);
  const name = `card:${cardid}`;
  useEffect(() => {
    if (answer) void idbStore.put(name, answer.card);
  }, [answer, name]);
  useEffect(() => {
    void idbStore.get<Card>(name).then(setEarlier);
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
              <Link name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </Link>
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
