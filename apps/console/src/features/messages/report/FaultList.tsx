import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { mailingCalls } from '@meetingapp/contract/messages/mailing.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { Narrowed } from './use-narrowed.ts';
import { useFaultText } from './use-fault-text.ts';

/** Why messages were not delivered, the commonest first; each shows its people alone. */
export function FaultList({
  figures,
  narrowed: { channel, fault },
  narrow,
}: {
  figures: AnswerOf<(typeof mailingCalls)['figures']>;
  narrowed: Narrowed;
  narrow: (part: Partial<Narrowed>) => void;
}) {
  const t = useT('mailing');
  const faultText = useFaultText();
  const { reasons, fallenBack } = figures;
  if (reasons.length === 0) return null;
  return (
    <section className="fault-list" aria-label={t('report.reasons')}>
      <h2>{t('report.reasons')}</h2>
      <ul>
        {reasons.map((one) => {
          const on = one.channel === channel && one.fault === fault;
          const text = t('report.step', { channel: t(`channels.${one.channel}`), state: faultText(one.fault) });
          return (
            <li key={`${one.channel} ${one.fault}`}>
              <span className="grow">{text}</span>
              <b>{one.people.toLocaleString('en')}</b>
              <Button
                type="link"
                size="small"
                aria-pressed={on}
                aria-label={`${t(on ? 'report.notOnly' : 'report.only')} ${text}`}
                onClick={() => narrow(on ? { channel: null, fault: null } : { channel: one.channel, fault: one.fault })}
              >
                {t(on ? 'report.notOnly' : 'report.only')}
              </Button>
            </li>
          );
        })}
      </ul>
      {fallenBack > 0 && (
        <p className="small quiet-2">{t('report.fallenBack', { count: fallenBack.toLocaleString('en') })}</p>
      )}
    </section>
  );
}
