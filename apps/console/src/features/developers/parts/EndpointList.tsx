import { endpointCalls as calls, type WebhookEndpoint } from '@meetingapp/contract/developers/endpoint.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { EndpointDialog } from './EndpointDialog.tsx';
import { EndpointRow } from './EndpointRow.tsx';
import type { Secret } from './SecretDialog.tsx';

const POLL_MS = 10_000;

/** Receivers of webhooks with how they did in the last 24 hours. */
export function EndpointList({ shown }: { shown: (secret: Secret) => void }) {
  const t = useT('developersConsole');
  const cid = useCid();
  const asked = useCall(calls.endpoints, { cid }, { fresh: true, again: () => POLL_MS });
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null);
  return (
    <section aria-labelledby="dev-webhooks">
      <div className="dev-head">
        <h2 id="dev-webhooks">{t('webhooks')}</h2>
        <span className="small quiet grow">{t('webhooksText', { count: asked.answer?.endpoints.length ?? 0 })}</span>
        <span className="small quiet">{t('last24')}</span>
        <Button type="text" size="small" icon={<Icon icon={plus} />} onClick={() => setEdited('new')}>
          {t('addEndpoint')}
        </Button>
      </div>
      <Answered asked={asked}>
        {({ endpoints }) =>
          endpoints.length === 0 ? (
            <p className="dev-none quiet">{t('noEndpoints')}</p>
          ) : (
            <ul className="dev-endpoints">
              {endpoints.map((one) => (
                <EndpointRow key={one.id} endpoint={one} edit={() => setEdited(one)} shown={shown} />
              ))}
            </ul>
          )
        }
      </Answered>
      {edited && (
        <EndpointDialog endpoint={edited === 'new' ? null : edited} shown={shown} close={() => setEdited(null)} />
      )}
    </section>
  );
}
