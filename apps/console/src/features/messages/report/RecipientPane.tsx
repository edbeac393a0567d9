import type { MailingRecipient } from '@meetingapp/contract/messages/mailing.ts';
import { isStepState } from '@meetingapp/domain/messages/outcome.ts';
import { Tag } from 'antd';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { resultColours } from '../view.ts';
import { useFaultText } from './use-fault-text.ts';

/** What became of the message of one person, newest first. */
export function RecipientPane({ recipient, close }: { recipient: MailingRecipient; close: () => void }) {
  const t = useT('mailing');
  const language = useLanguage();
  const faultText = useFaultText();
  const { name, hospital, state, queuedAt, seenAt, way } = recipient;
  const steps = [
    { key: 'queued', text: t('report.stepQueued'), more: '', at: queuedAt },
    ...way.map(({ channel, state: step, fault, at }) => ({
      key: channel,
      text: t('report.step', {
        channel: t(`channels.${channel}`),
        state: isStepState(step) ? t(`report.stepStates.${step}`) : step,
      }),
      more: faultText(fault),
      at,
    })),
    ...(seenAt === null ? [] : [{ key: 'seen', text: t('report.stepSeen'), more: '', at: seenAt }]),
  ];
  return (
    <Pane title={t('report.personTitle', { name })} facts={hospital} close={close}>
      <p>
        <Tag color={resultColours[state]}>{t(`recipientStates.${state}`)}</Tag>
      </p>
      <ol className="recipient-steps" reversed>
        {steps.toReversed().map(({ key, text, more, at }) => (
          <li key={key}>
            <b>{text}</b>
            <p className="small quiet-2">
              {at !== null && <time dateTime={at}>{momentText(at, language)}</time>} {more}
            </p>
          </li>
        ))}
      </ol>
    </Pane>
  );
}
