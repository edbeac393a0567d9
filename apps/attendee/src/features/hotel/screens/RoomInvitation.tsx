import '../parts/room-invitation.css';
import { roomLinkCalls as calls } from '@meetingapp/contract/hotel/room-link.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { bedDouble } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { AgreedRoom } from '../parts/AgreedRoom.tsx';
import { OfferedRoom } from '../parts/OfferedRoom.tsx';

/** The link of a room [A4]: who invites, where, when and at what price; the person accepts or declines. Opening it changes nothing. */
export function RoomInvitation() {
  const t = useT('roomLink');
  const app = useT('app');
  const { key } = useParameters('roomInvitation');
  const asked = useCall(calls.readRoomLink, { roomKey: key }, { fresh: 0, quiet: true });
  const { answer, failure } = asked;
  const back = useBack('index', {});
  return (
    <Page
      kind="ground"
      className="room-invitation"
      top={
        <TopBar
          title={t('title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {answer && <Content roomKey={key} link={answer} />}
      {failure && !answer && (
        <Unavailable
          asked={asked}
          gone={failure.name === 'room_link_unknown' ? { title: failure.msg, text: '' } : null}
        />
      )}
      {!answer && !failure && (
        <Waiting label={app('loading')}>
          <Skeleton height="3rem" />
        </Waiting>
      )}
    </Page>
  );
}

export type ReadRoomLink = AnswerOf<typeof calls.readRoomLink>;

/** What a person sees who cannot answer. */
function pastOf({
  state,
  own,
  mine,
}: ReadRoomLink): 'own' | 'answered' | 'declined' | 'withdrawn' | 'expired' | 'ended' {
  if (own && state === 'open') return 'own';
  if (state === 'declined') return mine ? 'declined' : 'answered';
  return state === 'open' || state === 'accepted' ? 'answered' : state;
}

function Content({ roomKey, link }: { roomKey: string; link: ReadRoomLink }) {
  const t = useT('roomLink');
  if (link.offer && link.state === 'open' && !link.own)
    return <OfferedRoom roomKey={roomKey} link={link} offer={link.offer} />;
  if (link.offer && link.state === 'accepted' && link.mine) return <AgreedRoom link={link} offer={link.offer} />;
  const past = pastOf(link);
  return (
    <EmptyState
      icon={bedDouble}
      title={t(`states.${past}`)}
      text={t(`stateTexts.${past}`)}
      action={
        <Link name="signOrder" query={{ cid: link.cid }} className={buttonClass('soft', 'sm')}>
          {t('mine')}
        </Link>
      }
    />
  );
}
