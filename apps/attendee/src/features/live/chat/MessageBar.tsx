import './MessageBar.css';
import { LONGEST_MESSAGE } from '@meetingapp/contract/live/socket.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { heart } from '@meetingapp/ui/icons/icons-programme.ts';
import { messageCircleQuestionMark, send } from '@meetingapp/ui/icons/icons-topics.ts';
import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../../lib/rendering/after-first-paint.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Talk } from '../data.ts';
import { unsentMessages } from './late-unsent.ts';

interface Props {
  talk: Talk;
  cid: number;
  /** True when the input is a question to the speaker. */
  asks: boolean;
}

/** Input for messages and applause. Shows the reason instead when the person may not write. */
export function MessageBar({ talk, cid, asks }: Props) {
  const t = useT('live');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { state, socket } = talk;
  const [text, setText] = useState('');
  const [question, setQuestion] = useState(false);
  const asking = asks || question;
  // A message that cannot be sent is shown as such, which has to work when the network is gone.
  useEffect(() => {
    if (loggedIn) void afterFirstPaint().then(unsentMessages.fetch);
  }, [loggedIn]);
  if (state.bye !== null) return null;
  const { chat } = state.settings;
  const hindered = state.me?.muted ? t('say.muted') : chat === 'closed' ? t('say.off') : null;
  function submit(): void {
    if (text.trim() === '' || !socket) return;
    socket.write(asking ? 'ask' : 'say', text);
    setText('');
    setQuestion(false);
  }
  return (
    <footer className="live-say">
      {!loggedIn ? (
        <button type="button" className="inp" onClick={() => logIn(String(cid))}>
          {t('say.readOnly')}
        </button>
      ) : hindered !== null ? (
        <p className="inp">{hindered}</p>
      ) : (
        <form
          className="grow"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            className="inp"
            aria-label={t(asking ? 'say.ask' : 'say.chat')}
            placeholder={t(asking ? 'say.ask' : chat === 'before' ? 'say.before' : 'say.hint')}
            maxLength={LONGEST_MESSAGE}
            enterKeyHint="send"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {text.trim() !== '' && <IconButton type="submit" icon={send} label={t('say.send')} className="go" />}
        </form>
      )}
      {!asks && loggedIn && hindered === null && (
        <IconButton
          icon={messageCircleQuestionMark}
          label={t(question ? 'say.toChat' : 'say.toAsk')}
          aria-pressed={question}
          className={joinClasses(question && 'on')}
          onClick={() => setQuestion(!question)}
        />
      )}
      <IconButton
        icon={heart}
        label={t('say.like', { count: shortCount(state.likes) })}
        className="like"
        onClick={() => socket?.like()}
        badge={state.likes > 0 ? shortCount(state.likes) : undefined}
      />
    </footer>
  );
}

const THOUSAND = 1000;
/** `980`, `3.4k`. */
const shortCount = (count: number): string =>
  count < THOUSAND ? String(count) : `${(Math.floor(count / 100) / 10).toFixed(1)}k`;
