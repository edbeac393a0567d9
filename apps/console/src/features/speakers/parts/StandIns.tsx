import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakersConsoleCalls as calls, type Candidate } from '@meetingapp/contract/speakers/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { ChainPart } from './ChainPart.tsx';

const SHOWN = 8;
const burdens: ReadonlySet<string> = new Set(['tasks', 'no_address']);
const askedColours = { accepted: 'success', rejected: 'error', none: 'processing', gone: 'default', opened: 'warning' };

const isReachable = ({ fact }: Candidate['facts'][number]): boolean => fact !== 'no_address';

interface NextInvitationProps {
  /** The best one who was not asked yet; undefined: there is none. */
  next: Candidate | undefined;
  busy: boolean;
  act: (expertId: number) => void;
}

/** Invites the best one who was not asked, also by a key. */
function NextInvitation({ next, busy, act }: NextInvitationProps) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  useListKeys({ i: () => next && !busy && act(next.expertId) });
  if (!next) return null;
  return (
    <p>
      <Button type="primary" aria-keyshortcuts="I" loading={busy} onClick={() => act(next.expertId)}>
        {t('pane.inviteNext', { name: pickLanguage(next.name, language) })} <kbd>I</kbd>
      </Button>
    </p>
  );
}

/** Those who are not free then, counted, and on demand with what they have. */
function BusyPeople({ busy }: { busy: AnswerOf<typeof calls.standIns>['busy'] }) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  const [shown, setShown] = useState(false);
  if (busy.length === 0) return null;
  return (
    <>
      <p className="small quiet">
        {t('pane.busy', { count: busy.length })}{' '}
        <Button type="link" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t('pane.busyWho')}
        </Button>
      </p>
      {shown && (
        <ul className="desk-busy small">
          {busy.map(({ expertId, name, affiliation, title, hall, from, to, walk }) => (
            <li key={expertId}>
              <b>{pickLanguage(name, language)}</b> <span className="quiet">{pickLanguage(affiliation, language)}</span>
              <div>
                {joinList(
                  [
                    `${momentText(from, language)}–${clockText(to)}`,
                    pickLanguage(hall, language),
                    pickLanguage(title, language),
                    walk === null ? '' : t('pane.busyWalk', { minutes: walk }),
                  ],
                  language,
                  'clauses',
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Who could take the task, best first, with the reason for each place, and the chain. */
export function StandIns({ invitationId }: { invitationId: number }) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.standIns, { cid, invitationId }, { fresh: true });
  const invite = useChange(calls.inviteStandIn, { refreshes: changed, said: t('pane.invited') });
  const [why, setWhy] = useState(false);
  const stateOf = (one: NonNullable<Candidate['asked']>) =>
    one.gone ? 'gone' : one.state === 'none' && one.openedAt !== null ? 'opened' : one.state;
  return (
    <Answered asked={asked}>
      {({ candidates, busy, chain }) => (
        <>
          <ChainPart
            key={chain?.startedAt}
            invitationId={invitationId}
            chain={chain}
            candidates={candidates.filter((one) => one.asked === null && one.score > -10).slice(0, 5)}
          />
          <NextInvitation
            next={candidates.find(({ asked: before, facts }) => before === null && facts.every(isReachable))}
            busy={invite.busy}
            act={(expertId) => void invite.change({ cid, invitationId, expertId })}
          />
          <h3>{t('pane.standIns')}</h3>
          <p className="small quiet">
            {t('pane.standInsCount', { count: candidates.length })}{' '}
            <Button type="link" size="small" aria-expanded={why} onClick={() => setWhy(!why)}>
              {t('pane.why')}
            </Button>
          </p>
          {why && <p className="small">{t('pane.whyText')}</p>}
          {candidates.length === 0 && (
            <p>
              <b>{t('pane.nobody')}</b> {t('pane.nobodyText')}
            </p>
          )}
          <ol className="desk-candidates">
            {candidates.slice(0, SHOWN).map((one, at) => (
              <li key={one.expertId}>
                <span className="quiet">{at + 1}</span>
                <div>
                  <b>{pickLanguage(one.name, language)}</b>{' '}
                  <span className="small quiet">{pickLanguage(one.affiliation, language)}</span>
                  <div className="desk-facts small">
                    {one.facts.map(({ fact, count }) => (
                      <span key={fact} className={burdens.has(fact) ? 'burden' : ''}>
                        {t(`pane.facts.${fact}`, { count })}
                      </span>
                    ))}
                  </div>
                </div>
                {one.asked ? (
                  <Tag color={askedColours[stateOf(one.asked)]}>{t(`pane.asked.${stateOf(one.asked)}`)}</Tag>
                ) : (
                  <Button
                    size="small"
                    loading={invite.busy}
                    aria-label={`${t('pane.invite')} ${pickLanguage(one.name, language)}`}
                    onClick={() => void invite.change({ cid, invitationId, expertId: one.expertId })}
                  >
                    {t('pane.invite')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
          <BusyPeople busy={busy} />
        </>
      )}
    </Answered>
  );
}
