import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { agreementDeskCalls } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { Alert } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

/** Whether the chain of signatures is whole. */
export function ChainNote({ chain }: { chain: AnswerOf<typeof agreementDeskCalls.list>['chain'] }) {
  const t = useT('agreementConsole');
  if (chain.broken !== null)
    return (
      <Alert type="error" showIcon title={t('chain.title')} description={t('chain.broken', { number: chain.broken })} />
    );
  return (
    <p className="agreement-chain small quiet">
      {chain.count === 0 ? t('chain.empty') : t('chain.whole', { count: chain.count })}
      {chain.count > 0 && (
        <>
          {' '}
          {t('chain.hash')} <code>{chain.hash.slice(0, 16)}…</code>
        </>
      )}
    </p>
  );
}
