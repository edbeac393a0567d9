import {
  certificateConsoleCalls as calls,
  type CertificateTemplate,
} from '@meetingapp/contract/certificates/console.ts';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface AutomaticSwitchProps {
  cid: number;
  template: CertificateTemplate;
  mayWrite: boolean;
}

/** Switches issuing each hour by the published rule on and off; it takes effect at once, apart from the draft. */
export function AutomaticSwitch({ cid, template, mayWrite }: AutomaticSwitchProps) {
  const t = useT('certificatesConsole');
  const hint = useId();
  const { id: templateId, automatic, published } = template;
  const change = useChange(calls.automateCertificates, {
    refreshes: [calls.certificateTemplates],
    said: t(automatic ? 'rule.automaticOff' : 'rule.automaticOn'),
  });
  return (
    <div>
      <Checkbox
        checked={automatic}
        aria-describedby={hint}
        disabled={!mayWrite || change.busy || (published === 0 && !automatic)}
        onChange={(event) => void change.change({ cid, templateId, automatic: event.target.checked })}
      >
        {t('rule.automatic')}
      </Checkbox>
      <p id={hint} className="small quiet">
        {published === 0 ? t('stateNew') : t('rule.automaticText')}
      </p>
    </div>
  );
}
