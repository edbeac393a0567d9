import { repeatCommand, signedCommand, type SentDelivery } from '@meetingapp/domain/developers/curl.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { CopyButton } from './CopyButton.tsx';

const commands = { signed: signedCommand, repeated: repeatCommand } as const;
const kinds = ['signed', 'repeated'] as const;

/** A command that sends the delivery again from a terminal: signed anew by the person's secret, or as it was. */
export function DeliveryCommand({ sent }: { sent: SentDelivery }) {
  const t = useT('developersConsole');
  const [kind, setKind] = useState<(typeof kinds)[number]>('signed');
  const command = commands[kind](sent);
  return (
    <section className="dev-part" aria-label={t('byHand.title')}>
      <div className="dev-title">
        <h3>{t('byHand.title')}</h3>
        <CopyButton type="text" size="small" text={command} what={t('byHand.command')} />
      </div>
      <Segmented
        size="small"
        aria-label={t('byHand.title')}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`byHand.${value}`) }))}
      />
      <p className="small quiet">{t(`byHand.texts.${kind}`)}</p>
      <pre className="dev-code short" tabIndex={0}>
        {command}
      </pre>
    </section>
  );
}
