import '../parts/exhibition.css';
import { exhibitionCalls as calls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { store } from '@meetingapp/ui/icons/icons-home.ts';
import { award, idCard, mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { check, share2 } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Suspense, useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useSeen } from '../../../shared/sponsors/use-seen.ts';
import { StandHead } from '../parts/StandHead.tsx';
import { StandParts, type Stand } from '../parts/StandParts.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

const giveCard = latePart(async () => (await import('../parts/GiveCard.tsx')).GiveCard);

/** S88: the stand of an exhibitor. */
export function Exhibition() {
  const t = useT('exhibition');
  const app = useT('app');
  const { showid } = useParameters('exhibition');
  const cid = useCurrentCid();
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const asked = useCall(calls.read, { showid }, { quiet: true });
  const { answer, failure } = asked;
  const back = useBack('hallList', { cid: answer?.cid ?? cid ?? 0 });
  useNamedConference(answer?.cid);
  const [giving, setGiving] = useState(false);
  const given = answer !== undefined && answer.leadId !== null;

  async function share(): Promise<void> {
    if (!answer) return;
    const address = addressOf('exhibition', { showid });
    const said = { copied: t('linkCopied'), notCopied: t('linkNotCopied') };
    await sharePage({ title: answer.name, text: answer.field, address, image: answer.logo ?? '' }, said);
  }
  return (
    <Page
      top={
        <TopBar
          back={{ label: app('back'), onPress: back }}
          actions={answer && <IconButton icon={share2} label={t('share')} onClick={() => void share()} />}
        />
      }
      foot={
        answer && (
          <StickyFoot note={given ? t('givenText') : null}>
            <Button
              icon={given ? check : idCard}
              variant={given ? 'soft' : 'fill'}
              onClick={() => (loggedIn ? setGiving(true) : logIn(String(answer.cid)))}
            >
              {t(given ? 'given' : 'give')}
            </Button>
          </StickyFoot>
        )
      }
    >
      {answer && <StandView stand={answer} showid={showid} loggedIn={loggedIn} />}
      {answer && giving && (
        <Suspense>
          <giveCard.Part cid={answer.cid} showid={showid} close={() => setGiving(false)} />
        </Suspense>
      )}
      {!answer && failure && (
        <Unavailable
          heading
          asked={asked}
          gone={failure.name === 'not_found' ? { title: t('gone'), text: t('goneText') } : null}
        />
      )}
      {!answer && !failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
    </Page>
  );
}

function StandView({ stand, showid, loggedIn }: { stand: Stand; showid: string; loggedIn: boolean }) {
  const t = useT('exhibition');
  const language = useLanguage();
  const go = useNavigate();
  const visit = useSend(calls.visit);
  const visited = stand.visitedAt !== null;

  async function mark(on: boolean): Promise<void> {
    const outcome = await visit.send({ showid, visited: on });
    invalidate(calls.read);
    invalidate(calls.own);
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }
  return (
    <>
      <div ref={useSeen(stand.cid, { exhibitorId: stand.id, place: 'stand', product: '' })}>
        <StandHead name={stand.name} field={stand.field} logo={stand.logo} booth={stand.booth} visited={visited} />
      </div>
      {stand.introduction !== '' && <p className="ex-intro">{stand.introduction}</p>}
      <StandParts stand={stand} counted={stand} />
      <div className="head">
        <h2>{t('onSite')}</h2>
      </div>
      <List>
        {stand.booth !== '' && (
          <ListRow
            icon={mapPin}
            title={t('onPlan')}
            text={t('booth', { booth: stand.booth })}
            onPress={() => go('hallList', { cid: stand.cid }, { booth: stand.booth })}
          />
        )}
        {stand.stamp && (
          <ListRow
            icon={award}
            title={t('stamp')}
            text={
              stand.stamp.at === null
                ? t('stampText')
                : t('stampAt', { at: momentText(stand.stamp.at, stand.zone, language) })
            }
            trailing={
              stand.stamp.points > 0 && (
                <Tag kind={stand.stamp.at === null ? 'role' : 'ok'}>{t('points', { count: stand.stamp.points })}</Tag>
              )
            }
          />
        )}
        {loggedIn && (
          <ListRow
            title={t('visit')}
            text={
              stand.visitedAt === null
                ? t('visitText')
                : t('visitedAt', { at: momentText(stand.visitedAt, stand.zone, language) })
            }
            trailing={<Switch label={t('visit')} checked={visited} onChange={(on) => void mark(on)} />}
          />
        )}
        {stand.ownDesk && (
          <ListRow icon={store} title={t('desk')} text={t('deskText')} onPress={() => go('standDesk', { showid })} />
        )}
      </List>
      <p className="t-sm ink-3 ex-by-them">{t('provided')}</p>
    </>
  );
}
