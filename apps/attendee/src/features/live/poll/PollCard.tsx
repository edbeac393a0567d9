import './PollCard.css';
import { pollShares } from '@meetingapp/domain/live/poll-shares.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { LiveSocket } from '../../../shared/live/live-socket.ts';
import type { PollState } from '../../../shared/live/live-state.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { countdownText } from '../view.ts';

interface Props {
  state: PollState;
  now: number;
  socket: LiveSocket | null;
  mayVote: boolean;
}

/** A poll: options while it is open, bars once the person has voted or it has ended. */
export function PollCard({ state, now, socket, mayVote }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const id = useId();
  const { poll, counts, voters, chosen } = state;
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const over = state.closed || (poll.closesAt !== null && poll.closesAt <= now);
  const choosing = !over && chosen.length === 0 && mayVote;
  const told = !choosing && counts !== null && (state.published || !over);
  const shares = told ? pollShares(counts, voters, poll.most) : [];
  const press = (choice: number): void => {
    if (poll.most === 1) socket?.vote(poll.id, [choice]);
    else
      setWanted(
        wanted.includes(choice) ? wanted.filter((one) => one !== choice) : [...wanted, choice].slice(-poll.most),
      );
  };
  const left = over
    ? t('polls.closed')
    : poll.closesAt === null
      ? t('polls.open')
      : t('polls.left', { time: countdownText(poll.closesAt - now) });
  return (
    <section className="card poll" aria-labelledby={id}>
      <div className="ask">
        <h2 id={id}>{pickLanguage(poll.question, language)}</h2>
        <span>{left}</span>
      </div>
      {choosing && poll.most > 1 && <p className="hint">{t('polls.most', { count: poll.most })}</p>}
      <ul>
        {poll.options.map((option, choice) => {
          const mine = chosen.includes(choice);
          const words = pickLanguage(option, language);
          // Options have no id, only an index.
          const key = `${poll.id}/${choice}`;
          if (choosing)
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={poll.most > 1 ? wanted.includes(choice) : undefined}
                  onClick={() => press(choice)}
                >
                  {words}
                </button>
              </li>
            );
          return (
            <li
              key={key}
              className={mine ? 'me' : undefined}
              style={{ '--p': `${shares[choice] ?? 0}%` } as React.CSSProperties}
            >
              <span>
                {mine && <Icon icon={check} size="xs" />}
                {words}
                {mine && <span className="sr">{t('polls.mine')}</span>}
              </span>
              {told && <span>{shares[choice] ?? 0}%</span>}
            </li>
          );
        })}
      </ul>
      {choosing && poll.most > 1 && (
        <Button size="sm" disabled={wanted.length === 0} onClick={() => socket?.vote(poll.id, [...wanted])}>
          {t('polls.submit')}
        </Button>
      )}
      {told && <p className="hint">{t('polls.voters', { count: voters.toLocaleString('en-GB') })}</p>}
      {over && !state.published && <p className="hint">{t('polls.hidden')}</p>}
    </section>
  );
}
