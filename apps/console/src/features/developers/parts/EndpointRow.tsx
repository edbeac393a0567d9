import { endpointCalls as calls, type WebhookEndpoint } from '@meetingapp/contract/developers/endpoint.ts';
import { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Tag } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { webhookReads } from '../data.ts';
import { attemptsOf, eventTexts } from '../view.ts';
import type { Secret } from './SecretDialog.tsx';

interface EndpointRowProps {
  endpoint: WebhookEndpoint;
  edit: () => void;
  shown: (secret: Secret) => void;
}

/** One receiver: address, events, 24 hours, and what staff can do with it. */
export function EndpointRow({ endpoint, edit, shown }: EndpointRowProps) {
  const t = useT('developersConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal, message } = App.useApp();
  const one = { cid, endpointId: endpoint.id };
  const after = { refreshes: webhookReads };
  const rotate = useChange(calls.rotateSecret, after);
  const test = useChange(calls.sendTest, { ...after, said: t('tested') });
  const power = useChange(calls.switchEndpoint, after);
  const remove = useChange(calls.removeEndpoint, after);
  const replay = useChange(deliveryCalls.replayFailed, after);
  const active = endpoint.state === 'active';
  const missed = endpoint.dead + (active ? 0 : endpoint.waiting);

  async function newSecret() {
    const sure = await modal.confirm({
      title: t('rotateSure'),
      content: t('rotateText'),
      okText: t('rotate'),
      cancelText: t('cancel'),
    });
    if (!sure) return;
    const outcome = await rotate.change(one);
    if (outcome.ok) shown({ kind: 'rotated', text: outcome.answer.secret });
  }
  async function take() {
    const sure = await modal.confirm({
      title: t('removeSure'),
      content: t('removeText', { count: endpoint.waiting }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
    });
    if (sure) await remove.change(one);
  }
  async function catchUp() {
    const outcome = await replay.change(one);
    if (outcome.ok) void message.success(t('caughtUp', { count: missed }), 2);
  }
  const acts = {
    test: () => void test.change(one),
    change: edit,
    rotate: () => void newSecret(),
    switch: () => void power.change({ ...one, active: !active }),
    remove: () => void take(),
  };
  return (
    <li className={active ? '' : 'bad'}>
      <span className="dev-url">
        <b>
          <code>{endpoint.url}</code>
        </b>
        <span className="small quiet">
          {joinList(
            endpoint.events.map((type) => t(eventTexts[type])),
            language,
          )}
        </span>
      </span>
      <Hours endpoint={endpoint} />
      <span className="dev-state">
        <StateTag endpoint={endpoint} />
        {endpoint.failingSince !== null && (
          <span className="small quiet">{t('failing', { at: momentText(endpoint.failingSince, language) })}</span>
        )}
      </span>
      <span className="dev-acts">
        {missed > 0 ? (
          <Button type="text" size="small" loading={replay.busy} onClick={() => void catchUp()}>
            {t('catchUp', { count: missed })}
          </Button>
        ) : (
          <Button type="text" size="small" loading={test.busy} onClick={acts.test}>
            {t('test')}
          </Button>
        )}
        <ActMenu
          menu={{
            items: [
              { key: 'test', label: t('test') },
              { key: 'change', label: t('change') },
              { key: 'rotate', label: t('rotate') },
              { key: 'switch', label: t(active ? 'stop' : 'resume') },
              { key: 'remove', label: t('remove'), danger: true },
            ],
            onClick: ({ key }) => acts[key as keyof typeof acts](),
          }}
        >
          <Button type="text" size="small" aria-label={`${t('more')} ${endpoint.url}`}>
            {t('more')}
          </Button>
        </ActMenu>
      </span>
    </li>
  );
}

function Hours({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useT('developersConsole');
  return (
    <span className="dev-hours" role="img" aria-label={t('hoursLabel', attemptsOf(endpoint))}>
      {endpoint.hours.map(({ good, bad }, hour) => (
        // oxlint-disable-next-line no-array-index-key -- the place in the list is the hour
        <i key={hour} className={bad > 0 ? 'bad' : good > 0 ? 'good' : ''} />
      ))}
    </span>
  );
}

function StateTag({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useT('developersConsole');
  if (endpoint.state === 'stopped') return <Tag color="error">{t('stopped')}</Tag>;
  const { good, bad } = attemptsOf(endpoint);
  if (good + bad === 0) return <Tag>{t('nothingSent')}</Tag>;
  const rate = `${Math.floor((1000 * good) / (good + bad)) / 10}%`;
  return <Tag color={endpoint.failingSince === null ? 'success' : 'warning'}>{t('arrived', { rate })}</Tag>;
}
