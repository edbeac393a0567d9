import '../../../lib/parts/fixed-page.css';
import './BroadcastView.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Tabs } from '@meetingapp/ui/actions/Tabs.tsx';
import { chevronLeft, lock, share2 } from '@meetingapp/ui/icons/icons.ts';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { Suspense, lazy, useState } from 'react';
import { patiently } from '../../../lib/rendering/patiently.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { useTalk } from '../data.ts';
import { statusAt } from '../view.ts';
import { BroadcastAbout } from './BroadcastAbout.tsx';
import { Chat } from '../chat/Chat.tsx';
import { BroadcastMaterials } from './BroadcastMaterials.tsx';
import { NoticeBand } from './NoticeBand.tsx';
import { Polls } from '../poll/Polls.tsx';
import { Questions } from '../chat/Questions.tsx';
import { MessageBar } from '../chat/MessageBar.tsx';
import { Stage } from '../watch/Stage.tsx';
import { WatchRequirement } from '../watch/WatchRequirement.tsx';
import { useWatchNeed } from '../watch/use-watch-need.ts';
import { useBroadcastTimes } from '../parts/use-broadcast-times.ts';

// Overlays that are shown rarely are loaded together with their texts.
const SignUpInvitation = lazy(() =>
  patiently(() => import('./SignUpInvitation.tsx')).then((file) => ({ default: file.SignUpInvitation })),
);
const PresenceCheck = lazy(() =>
  patiently(() => import('../watch/PresenceCheck.tsx')).then((file) => ({ default: file.PresenceCheck })),
);

export type Section = 'chat' | 'questions' | 'polls' | 'about' | 'materials';

interface Props {
  answer: AnswerOf<(typeof liveCalls)['broadcast']>;
  again: () => void;
  back: () => void;
  first: Section;
  /** True for the address that needs no log-in. */
  free: boolean;
}

const NOW_MS = 1000;

/** A broadcast: player, description and chat. */
export function BroadcastView({ answer, again, back, first, free }: Props) {
  const { broadcast, cid, zone, related } = answer;
  const t = useT('live');
  const app = useT('app');
  const language = useLanguage();
  const times = useBroadcastTimes(zone);
  const now = useNow(NOW_MS);
  const talk = useTalk(broadcast.id);
  const { state } = talk;
  const asked = useWatchNeed(broadcast, state.bye);
  // Until the page is hydrated, who is logged in is unknown.
  const need = talk.socket === null ? null : asked;
  const [section, setSection] = useState<Section>(first);
  // The room's state is newer than the answer, except for a replay, which only the answer contains.
  useEffectWhen(state.status !== broadcast.status && state.status, again);
  const status = statusAt(
    {
      startsAt: broadcast.startsAt,
      begun: broadcast.begun,
      status: broadcast.status === 'review' ? 'review' : (state.status ?? broadcast.status),
    },
    now,
  );
  const title = pickLanguage(broadcast.title, language);
  useTitle(title);
  const room = pickLanguage(broadcast.room.name, language);
  const sections: Section[] =
    first === 'about'
      ? ['about', 'materials', 'chat', 'questions', 'polls']
      : ['chat', 'questions', 'polls', 'about', 'materials'];
  const open = state.questions.filter(({ state: stands }) => stands !== 'answered').length;
  const running = state.polls.some(({ closed }) => !closed);
  const counted: Partial<Record<Section, string>> = {
    questions: open > 0 ? String(open) : '',
    polls: running && section !== 'polls' ? '1' : '',
  };
  async function share() {
    const query = { cid, ...(language === 'en' ? { lang: 'en' } : {}) };
    const address = addressOf('live', { lid: broadcast.id }, query, {});
    const text = pickLanguage(broadcast.introduction, language);
    await sharePage(
      { title, text, address, image: broadcast.cover ?? '' },
      { copied: t('linkCopied'), notCopied: t('linkNotCopied') },
    );
  }
  // What viewers write and vote is open to those who may watch.
  const shared = section === 'chat' || section === 'questions' || section === 'polls';
  const closed =
    shared && state.bye === 'gone'
      ? { icon: radio, title: t('gone') }
      : shared && state.bye === 'may_not_watch' && need
        ? { icon: lock, title: t(`needs.talk.${need}`) }
        : null;
  const talking = section === 'chat' || section === 'questions';
  return (
    <div className="pg plain fixed-page live-page" data-theme="auto">
      <header className="live-head">
        <button type="button" className="ib" aria-label={app('back')} onClick={back}>
          <Icon icon={chevronLeft} size="l" />
        </button>
        <LanguageSwitch className="ib text" />
      </header>
      <main className="live-main">
        <Stage
          broadcast={broadcast}
          status={status}
          now={now}
          zone={zone}
          cid={cid}
          viewers={state.viewers}
          requirement={need && <WatchRequirement need={need} cid={cid} free={free} as="stage" />}
          onBeat={(playing) => talk.socket?.beat(playing)}
        />
        <div className="live-info">
          <div className="grow">
            <h1 className="t-lg">
              <Phrases text={title} />
            </h1>
            <p className="where">
              {t('at', {
                room,
                from: times.moment(broadcast.startsAt),
                to: times.clock(broadcast.endsAt),
              })}
            </p>
          </div>
          <IconButton icon={share2} label={t('share')} onClick={() => void share()} />
        </div>
        {need && status !== 'live' && <WatchRequirement need={need} cid={cid} free={free} as="strip" />}
        {state.notice && <NoticeBand key={state.notice.s} notice={state.notice} />}
        <div className="live-sections">
          <Tabs
            label={title}
            tabs={sections.map((id) => ({ id, label: t(`tabs.${id}`), count: counted[id] || undefined }))}
            current={section}
            scrolls
            onChange={(id) => setSection(id as Section)}
          >
            {closed ? (
              <EmptyState icon={closed.icon} title={closed.title} />
            ) : (
              <>
                {section === 'chat' && <Chat talk={talk} zone={zone} />}
                {section === 'questions' && <Questions talk={talk} />}
                {section === 'polls' && <Polls talk={talk} now={now} />}
              </>
            )}
            {section === 'about' && (
              <BroadcastAbout broadcast={broadcast} related={related} cid={cid} zone={zone} now={now} />
            )}
            {section === 'materials' && <BroadcastMaterials broadcast={broadcast} />}
          </Tabs>
        </div>
      </main>
      {talking && <MessageBar talk={talk} cid={cid} asks={section === 'questions'} />}
      {(state.signUp || state.check) && (
        <Suspense fallback={null}>
          {state.signUp && <SignUpInvitation key={state.signUp.s} signUp={state.signUp} />}
          {state.check && <PresenceCheck key={state.check.id} check={state.check} socket={talk.socket} />}
        </Suspense>
      )}
    </div>
  );
}
