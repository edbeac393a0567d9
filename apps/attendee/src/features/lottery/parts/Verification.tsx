import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import { entrantMark } from '@meetingapp/domain/lottery/draw.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { shieldCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { ticketText, type PublishedRecord } from '../view.ts';
import { Hash, RailStep } from './Rail.tsx';
import type { Verified } from './use-verify.ts';

interface VerificationProps {
  record: PublishedRecord;
  verified: Verified;
  tickets: AnswerOf<typeof lotteryCalls.read>['tickets'];
}

/** The verdict, each step, and what was announced beside what was computed here. */
export function Verification({ record, verified, tickets }: VerificationProps) {
  const t = useT('lottery');
  const language = useLanguage();
  const { steps, drawn, took } = verified;
  const wrong = Object.values(steps).includes(false);
  const at = (moment: string | null) => (moment === null ? '' : momentText(moment, record.zone, language));
  const number = (value: number | undefined) => (value === undefined ? '' : ticketText(value, record.entrants));
  const lines = record.list.split('\n');
  const source = record.byFallback ? record.fallback : record.source;
  return (
    <>
      <section className={joinClasses('cj-verdict', wrong && 'bad')} role="status">
        <span className="m">
          <Icon icon={wrong ? triangleAlert : shieldCheck} size="l" />
        </span>
        <div>
          <h1 className="t-2xl">
            {took === null
              ? t('verify.running')
              : wrong
                ? t('verify.different')
                : t('verify.same', { count: drawn.length })}
          </h1>
          {took !== null && (
            <p className="ink-2 t-sm">
              {wrong ? t('verify.wrong') : t('verify.where', { seconds: Math.max(0.01, took / 1000).toFixed(2) })}
            </p>
          )}
        </div>
      </section>
      <ol className="cj-rail">
        <RailStep done={steps.list !== undefined} bad={steps.list === false}>
          <b>{t('verify.list')}</b>
          <span className="two">{t('verify.listText', { count: record.entrants, at: at(record.frozenAt) })}</span>
          <Hash hash={record.listHash ?? ''} />
        </RailStep>
        <RailStep done={steps.commitment !== undefined} bad={steps.commitment === false}>
          <b>{t('verify.commitment')}</b>
          <span className="two">{t('verify.commitmentText', { at: at(record.committedAt) })}</span>
          <Hash hash={record.commitment ?? ''} />
        </RailStep>
        <RailStep done={steps.commitment !== undefined}>
          <b>{t('verify.randomness')}</b>
          <span className="two">
            {source && 'kind' in source && source.kind === 'drand' ? (
              source.simulated ? (
                t('rail.simulated', { round: source.round })
              ) : (
                <a
                  className="link"
                  href={`https://api.drand.sh/${source.chain}/public/${source.round}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('rail.drand', { round: source.round })}
                </a>
              )
            ) : (
              source && 'name' in source && t('rail.figures', { name: source.name, day: source.day })
            )}
          </span>
          <span className="two">{t('verify.randomnessText')}</span>
          <Hash hash={record.randomness ?? ''} />
        </RailStep>
        <RailStep done={steps.draw !== undefined} bad={steps.draw === false}>
          <b>{t('verify.draw')}</b>
          <span className="two">{t('verify.drawText')}</span>
        </RailStep>
      </ol>
      <div className="head">
        <h2>{t('verify.compare')}</h2>
        <span className="t-sm ink-2">{t('verify.all', { count: record.winners.length })}</span>
      </div>
      <table className="cj-compare">
        <thead>
          <tr>
            <th scope="col">{t('verify.rank')}</th>
            <th scope="col">{t('verify.shown')}</th>
            <th scope="col">{t('verify.here')}</th>
            <th scope="col">
              <span className="sr">{t('verify.compare')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {record.winners.map((winner, place) => {
            const here = drawn[place]?.number;
            const same = here === winner.number;
            return (
              <tr key={winner.n} className={took !== null && !same ? 'bad' : undefined}>
                <td>{winner.n}</td>
                <td>
                  <b>{number(winner.number)}</b>
                </td>
                <td>
                  <b>{number(here)}</b>
                </td>
                <td>{here === undefined && took === null ? '' : t(same ? 'verify.equal' : 'verify.unequal')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tickets.map((ticket) => {
        const mark = entrantMark(ticket.number, ticket.registration, ticket.salt);
        const place = lines.findIndex((line) => line.startsWith(`${ticket.number} `));
        return (
          <p key={ticket.number} className="t-sm ink-2">
            {t('verify.own', { number: number(ticket.number), place: place + 1 })}
            <br />
            {t(lines[place] === `${ticket.number} ${mark}` ? 'verify.ownMark' : 'verify.ownWrong')}
          </p>
        );
      })}
    </>
  );
}
