import { speakersConsoleCalls as calls, type Candidate } from '@meetingapp/contract/speakers/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';
import { ChainPart } from './ChainPart.tsx';

const SHOWN = 8;
const burdens: ReadonlySet<string> = new Set(['tasks', 'no_address']);
const askedColours = { accepted: 'success', rejected: 'error', none: 'processing', gone: 'default', opened: 'warning' };

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
          {busy > 0 && <p className="small quiet">{t('pane.busy', { count: busy })}</p>}
        </>
      )}
    </Answered>
  );
}
