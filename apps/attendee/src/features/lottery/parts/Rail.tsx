import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import { Copyable } from '@meetingapp/ui/actions/Copyable.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';

type Draw = AnswerOf<typeof lotteryCalls.read>['draw'];

/** One step of a rail; a step that is over has a tick. */
export function RailStep({ done, bad, children }: { done: boolean; bad?: boolean; children: ReactNode }) {
  return (
    <li className={joinClasses(done && 'done', bad && 'bad')}>
      <span className="pt">{done && !bad && <Icon icon={check} size="xs" />}</span>
      {children}
    </li>
  );
}

/** A whole hash that is copied by a tap. */
export function Hash({ hash }: { hash: string }) {
  const t = useT('lottery');
  return <Copyable text={hash} label={t('copy')} copiedLabel={t('copied')} />;
}

/** What was fixed and published when: list, commitment, randomness, draw. */
export function Rail({ draw }: { draw: Draw }) {
  const t = useT('lottery');
  const language = useLanguage();
  const at = (moment: string) => momentText(moment, draw.zone, language);
  const { source, fallback } = draw;
  const moment = source?.at === undefined ? (source?.kind === 'figures' ? source.day : '') : at(source.at);
  const from =
    source?.kind === 'figures'
      ? t('rail.figures', { name: source.name, day: moment })
      : source && t(source.simulated ? 'rail.simulated' : 'rail.drand', { round: source.round });
  return (
    <ol className="card cj-rail">
      {draw.frozenAt && draw.listHash && (
        <RailStep done>
          <b>{t('rail.frozen', { at: at(draw.frozenAt), count: draw.entrants })}</b>
          <span className="two">{t('rail.frozenText')}</span>
          <Hash hash={draw.listHash} />
        </RailStep>
      )}
      {draw.committedAt && draw.commitment && (
        <RailStep done>
          <b>{t('rail.committed', { at: at(draw.committedAt) })}</b>
          <span className="two">{t('rail.committedText')}</span>
          <Hash hash={draw.commitment} />
        </RailStep>
      )}
      {source && (
        <RailStep done={draw.randomAt !== null}>
          <b>{draw.randomAt ? t('rail.random', { at: at(draw.randomAt) }) : t('rail.randomNext', { at: moment })}</b>
          <span className="two">
            {draw.byFallback && fallback ? t('rail.figures', { name: fallback.name, day: fallback.day }) : from}
          </span>
          {fallback && !draw.randomAt && (
            <span className="two">
              {t('rail.fallback', { at: at(fallback.after), name: fallback.name, day: fallback.day })}
            </span>
          )}
          {draw.randomness && <Hash hash={draw.randomness} />}
        </RailStep>
      )}
      <RailStep done={draw.drawnAt !== null}>
        <b>{draw.drawnAt ? t('rail.drawn', { at: at(draw.drawnAt) }) : t('rail.drawnNext')}</b>
        <span className="two">{t('rail.drawnText')}</span>
      </RailStep>
    </ol>
  );
}
