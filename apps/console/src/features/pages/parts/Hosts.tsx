import { pagesConsoleCalls as calls } from '@meetingapp/contract/pages/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState, type FormEvent } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Hosts whose pages may be embedded. */
export function Hosts({ mayWrite }: { mayWrite: boolean }) {
  const t = useT('pagesConsole');
  const cid = useCid();
  const asked = useCall(calls.hosts, { cid });
  const save = useChange(calls.saveHosts, { refreshes: [calls.hosts], quiet: true });
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  async function put(hosts: string[]) {
    const outcome = await save.change({ cid, hosts });
    setFault(outcome.ok ? '' : failureText(outcome.failure));
    if (outcome.ok) setTyped('');
  }
  return (
    <Answered asked={asked}>
      {({ hosts }) => (
        <section className="page-hosts" aria-label={t('hosts')}>
          <p className="quiet">{t('hostsNote')}</p>
          {hosts.length === 0 && <p className="quiet">{t('noHosts')}</p>}
          <ul>
            {hosts.map((host) => (
              <li key={host}>
                <span className="grow">{host}</span>
                <ActButton
                  type="text"
                  size="small"
                  lacks={{ onlyView: !mayWrite }}
                  aria-label={t('removeHost', { name: host })}
                  icon={<Icon icon={x} />}
                  onClick={() => void put(hosts.filter((one) => one !== host))}
                />
              </li>
            ))}
          </ul>
          <form
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              if (typed.trim() !== '') void put([...hosts, typed]);
            }}
          >
            <Input
              aria-label={t('host')}
              placeholder={t('hostExample')}
              value={typed}
              maxLength={253}
              disabled={!mayWrite}
              {...(fault ? { status: 'error' as const } : {})}
              onChange={(event) => setTyped(event.target.value)}
            />
            <ActButton
              htmlType="submit"
              lacks={{ onlyView: !mayWrite, addressMissing: typed.trim() === '' }}
              loading={save.busy}
            >
              {t('addHost')}
            </ActButton>
          </form>
          {fault && (
            <p role="alert" className="fault">
              {fault}
            </p>
          )}
        </section>
      )}
    </Answered>
  );
}
