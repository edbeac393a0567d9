import '../../../lib/fixed-page.css';
import './BroadcastView.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { liveCalls } from '@meetingapp/contract/live.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Tabs } from '@meetingapp/ui/Tabs.tsx';
import { chevronLeft, share2 } from '@meetingapp/ui/icons.ts';
import { Suspense, lazy, useState } from 'react';
import { addressOf } from '../../../lib/address.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/Phrases.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { sharePage } from '../../../lib/share-page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { useTalk } from '../data.ts';
import { statusAt } from '../view.ts';
import { About } from './About.tsx';
import { Chat } from './Chat.tsx';
import { Materials } from './Materials.tsx';
import { NoticeBand } from './NoticeBand.tsx';
import { Polls } from './Polls.tsx';
import { Questions } from './Questions.tsx';
import { SayBar } from './SayBar.tsx';
import { Stage } from './Stage.tsx';
import { Needed } from './Needed.tsx';
import { useTimes } from './use-times.ts';

// What comes over the page now and then comes with what it says.
const SignUp = lazy(() => import('./SignUp.tsx').then((file) => ({ default: file.SignUp })));
const Presence = lazy(() => import('./Presence.tsx').then((file) => ({ default: file.Presence })));

export type Section = 'chat' | 'questions' | 'polls' | 'about' | 'materials';

interface Props {
  answer: AnswerOf<(typeof liveCalls)['broadcast']>;
  again: () => void;
  back: () => void;
  first: Section;
  /** Opened by the address for those who do not log in. */
  free: boolean;
}

const NOW_MS = 1000;

/** A broadcast: its picture, what it is, and what is said in it. */
export function BroadcastView({ answer, again, back, first, free }: Props) {
  const { broadcast, cid, zone, related } = answer;
  const t = useT('live');
  const app = useT('app');
  const language = useLanguage();
  const times = useTimes(zone);
  const now = useNow(NOW_MS);
  const talk = useTalk(broadcast.id);
  const { state } = talk;
  const [section, setSection] = useState<Section>(first);
  // What the room says is newer than what was asked, but for a replay, which only the answer knows.
  useWhen(state.status !== broadcast.status && state.status, again);
  const status = statusAt(
    {
      startsAt: broadcast.startsAt,
      begun: broadcast.begun,
      status: broadcast.status === 'review' ? 'review' : (state.status ?? broadcast.status),
    },
    now,
  );
  const title = inWords(broadcast.title, language);
  useTitle(title);
  const room = inWords(broadcast.room.name, language);
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
    const text = inWords(broadcast.introduction, language);
    await sharePage(
      { title, text, address, image: broadcast.cover ?? '' },
      { copied: t('linkCopied'), notCopied: t('linkNotCopied') },
    );
  }
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
                from: `${times.day(broadcast.startsAt)} ${times.clock(broadcast.startsAt)}`,
                to: times.clock(broadcast.endsAt),
              })}
            </p>
          </div>
          <IconButton icon={share2} label={t('share')} onClick={() => void share()} />
        </div>
        <Needed broadcast={broadcast} cid={cid} free={free} bye={state.bye} />
        {state.notice && <NoticeBand key={state.notice.s} notice={state.notice} />}
        <div className="live-sections">
          <Tabs
            label={title}
            tabs={sections.map((id) => ({ id, label: t(`tabs.${id}`), count: counted[id] || undefined }))}
            current={section}
            scrolls
            onChange={(id) => setSection(id as Section)}
          >
            {section === 'chat' && <Chat talk={talk} zone={zone} />}
            {section === 'questions' && <Questions talk={talk} />}
            {section === 'polls' && <Polls talk={talk} now={now} />}
            {section === 'about' && <About broadcast={broadcast} related={related} cid={cid} zone={zone} now={now} />}
            {section === 'materials' && <Materials broadcast={broadcast} />}
          </Tabs>
        </div>
      </main>
      {talking && <SayBar talk={talk} cid={cid} asks={section === 'questions'} />}
      {(state.signUp || state.check) && (
        <Suspense fallback={null}>
          {state.signUp && <SignUp key={state.signUp.s} signUp={state.signUp} />}
          {state.check && <Presence key={state.check.id} check={state.check} socket={talk.socket} />}
        </Suspense>
      )}
    </div>
  );
}
