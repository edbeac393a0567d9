import type { ErasureStep } from '@meetingapp/contract/privacy.ts';
import { Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

const colours = { erased: 'error', blanked: 'warning', kept: 'success' } as const;
const explained = ['registrations', 'stays', 'invoices', 'orders', 'payments', 'consents', 'audit'] as const;

/** Steps of an erasure: what is deleted, what is retained, and why. */
export function ErasurePlan({ steps }: { steps: readonly ErasureStep[] }) {
  const t = useT('privacy');
  function why({ what, fate }: ErasureStep): string {
    const own = explained.find((one) => one === what);
    if (own) return t(`reasons.${own}`);
    return fate === 'kept' ? t('reasons.elsewhere') : '';
  }
  return (
    <ul>
      {steps.map((step) => (
        <li key={step.what}>
          <div className="row">
            <span className="grow">{t(`steps.${step.what}`)}</span>
            <span className="quiet">{step.count.toLocaleString('en')}</span>
            <Tag color={colours[step.fate]} variant="filled">
              {t(`fates.${step.fate}`)}
            </Tag>
          </div>
          <p className="small quiet">{why(step)}</p>
        </li>
      ))}
    </ul>
  );
}
