import { certificateConsoleCalls as calls } from '@meetingapp/contract/certificates/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { App, Table, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useSocietyRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Key = AnswerOf<typeof calls.certificateKeys>['keys'][number];

interface KeyListProps {
  cid: number;
  bar: ReactNode;
}

/** Keys with which the society signs certificates, the newest first; its owner can change the key. */
export function KeyList({ cid, bar }: KeyListProps) {
  const t = useT('certificatesConsole');
  const c = useT('console');
  const language = useLanguage();
  const { modal, message } = App.useApp();
  const isOwner = useSocietyRole(['owner']);
  const asked = useCall(calls.certificateKeys, { cid }, { fresh: true });
  const rotate = useChange(calls.rotateCertificateKey, { refreshes: [calls.certificateKeys] });
  const keys = asked.answer?.keys ?? [];
  const newest = keys.at(-1)?.number ?? 0;

  async function change() {
    const sure = await modal.confirm({ title: t('keys.sure'), content: t('keys.sureText'), okText: t('keys.rotate') });
    if (!sure) return;
    const outcome = await rotate.change({ number: newest });
    if (outcome.ok) void message.success(t('keys.done', { number: outcome.answer.number }), 3);
  }
  const columns = [
    {
      title: t('keys.title'),
      render: ({ number }: Key) => (
        <>
          <b>{t('keys.number', { number })}</b> {number === newest && <Tag color="success">{t('keys.now')}</Tag>}
        </>
      ),
    },
    { title: t('keys.createdAt'), render: ({ createdAt }: Key) => momentText(createdAt, language) },
    { title: t('keys.certificates'), dataIndex: 'certificates', align: 'right' as const },
    {
      title: t('keys.publicKey'),
      render: ({ publicKey }: Key) => <code className="certificates-key">{publicKey}</code>,
    },
  ];
  return (
    <Page
      title={c('pages.certificates')}
      bar={bar}
      actions={
        <ActButton loading={rotate.busy} why={isOwner ? '' : t('keys.ownerOnly')} onClick={() => void change()}>
          {t('keys.rotate')}
        </ActButton>
      }
    >
      <div className="certificates-keys">
        <p>{t('keys.text')}</p>
        <Answered asked={asked}>
          {({ did, fingerprint }) => (
            <>
              <Table
                aria-label={t('keys.title')}
                rowKey="number"
                size="middle"
                pagination={false}
                columns={columns}
                dataSource={keys.toReversed()}
                locale={{ emptyText: t('keys.none') }}
              />
              {fingerprint !== '' && (
                <dl className="certificates-issuer">
                  <dt>{t('keys.did')}</dt>
                  <dd>
                    <code className="certificates-key">{did}</code>
                  </dd>
                  <dt>{t('keys.fingerprint')}</dt>
                  <dd>
                    <code className="certificates-key">{fingerprint}</code>
                  </dd>
                </dl>
              )}
            </>
          )}
        </Answered>
      </div>
    </Page>
  );
}
