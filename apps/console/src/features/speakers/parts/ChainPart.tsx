import { speakersConsoleCalls as calls, type Candidate, type Chain } from '@meetingapp/contract/speakers/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, InputNumber, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';

interface ChainPartProps {
  invitationId: number;
  chain: Chain | null;
  /** Those that a new chain would ask, in order. */
  candidates: readonly Candidate[];
}

/** The chain of stand-ins: started with the first of the list, watched and stopped. */
export function ChainPart({ invitationId, chain, candidates }: ChainPartProps) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  const cid = useCid();
  const [hours, setHours] = useState(chain?.hours ?? 24);
  const start = useChange(calls.startChain, { refreshes: changed, said: t('pane.started') });
  const stop = useChange(calls.stopChain, { refreshes: changed, said: t('pane.stopped') });
  const names = joinList(chain?.candidates.map(({ name }) => pickLanguage(name, language)) ?? [], language);
  return (
    <section className="desk-chain">
      <h3>{t('pane.chain')}</h3>
      {chain?.nextAt && (
        <>
          <p>
            <Tag color="processing">{t('pane.chainRunning', { time: momentText(chain.nextAt, language) })}</Tag>
            <Button size="small" loading={stop.busy} onClick={() => void stop.change({ cid, invitationId })}>
              {t('pane.stop')}
            </Button>
          </p>
          {names !== '' && <p className="small">{t('pane.chainNext', { names })}</p>}
        </>
      )}
      {chain?.ending && <Tag>{t(`pane.endings.${chain.ending}`)}</Tag>}
      {!chain?.nextAt && (
        <>
          <label>
            <span className="field-name">{t('pane.hours')}</span>
            <InputNumber min={1} max={336} value={hours} onChange={(typed) => setHours(typed ?? 24)} />
          </label>
          <span>
            <ActButton
              why={candidates.length === 0 ? t('pane.nobody') : ''}
              loading={start.busy}
              onClick={() =>
                void start.change({
                  cid,
                  invitationId,
                  hours,
                  expertIds: candidates.map(({ expertId }) => expertId),
                })
              }
            >
              {t('pane.start', { count: candidates.length })}
            </ActButton>
          </span>
        </>
      )}
      <p className="small quiet">{t('pane.quiet')}</p>
    </section>
  );
}
