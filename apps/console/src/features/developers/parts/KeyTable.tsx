import { keyCalls as calls, type ApiKey } from '@meetingapp/contract/developers/key.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Tag } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText, momentText } from '../../../lib/time/moment.ts';
import { lifeOf, scopeTexts } from '../view.ts';

const MINUTE_MS = 60_000;

/** The keys of a conference. */
export function KeyTable() {
  const t = useT('developersConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const asked = useCall(calls.keys, { cid }, { fresh: true });
  const revoke = useChange(calls.revokeKey, { refreshes: [calls.keys], said: t('revokedNow') });
  async function end({ id, name }: ApiKey) {
    const sure = await modal.confirm({
      title: t('revokeSure', { name }),
      content: t('revokeText'),
      okText: t('revoke'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
    });
    if (sure) await revoke.change({ cid, keyId: id });
  }
  return (
    <section aria-labelledby="dev-keys">
      <div className="dev-head">
        <h2 id="dev-keys">{t('keys')}</h2>
        <span className="small quiet">{t('keysText')}</span>
      </div>
      <Answered asked={asked}>
        {({ keys, now }) =>
          keys.length === 0 ? (
            <p className="dev-none quiet">
              {t('noKeys')}　{t('noKeysText')}
            </p>
          ) : (
            <ListTable<ApiKey>
              rows={keys}
              open={null}
              sticky={false}
              onRow={(one) => ({ className: lifeOf(one, now).kind === 'revoked' ? 'dev-over' : '' })}
              columns={[
                {
                  title: t('key'),
                  width: 184,
                  render: (_value, one) => (
                    <code>
                      {one.prefix}…{one.suffix}
                    </code>
                  ),
                },
                {
                  title: t('can'),
                  render: (_value, one) =>
                    joinList(
                      one.scopes.map((scope) => t(scopeTexts[scope])),
                      language,
                    ),
                },
                {
                  title: t('name'),
                  width: 104,
                  render: (_value, one) => (
                    <>
                      {one.name} <span className="dev-who small quiet">{one.createdBy}</span>
                    </>
                  ),
                },
                { title: t('used'), width: 112, render: (_value, one) => <Used usedAt={one.usedAt} now={now} /> },
                { title: t('expires'), width: 112, render: (_value, one) => <Life row={one} now={now} /> },
                {
                  title: <span className="sr">{t('revoke')}</span>,
                  width: 72,
                  align: 'right',
                  render: (_value, one) =>
                    ['valid', 'soon'].includes(lifeOf(one, now).kind) && (
                      <Button
                        type="text"
                        size="small"
                        danger
                        aria-label={`${t('revoke')} ${one.name}`}
                        onClick={() => void end(one)}
                      >
                        {t('revoke')}
                      </Button>
                    ),
                },
              ]}
            />
          )
        }
      </Answered>
    </section>
  );
}

function Used({ usedAt, now }: { usedAt: string | null; now: string }) {
  const t = useT('developersConsole');
  const language = useLanguage();
  if (usedAt === null) return <span className="quiet">{t('never')}</span>;
  return <>{Date.parse(now) - Date.parse(usedAt) < MINUTE_MS ? t('now') : momentText(usedAt, language)}</>;
}

function Life({ row, now }: { row: ApiKey; now: string }) {
  const t = useT('developersConsole');
  const language = useLanguage();
  const life = lifeOf(row, now);
  if (life.kind === 'soon') return <span className="dev-soon">{t('daysLeft', { count: life.days })}</span>;
  if (life.kind === 'valid') {
    // The first moment at which it is not valid is midnight: the day before is its last.
    const last = new Date(Date.parse(row.expiresAt) - 1).toISOString();
    return <span className="quiet">{dayText(last, language)}</span>;
  }
  return <Tag>{t(life.kind)}</Tag>;
}
