import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useExport } from '../../../lib/calls/use-export.ts';

/** Export of one person's data: made in the background, downloaded when it is ready. */
export function PersonExport({ account }: { account: number }) {
  const t = useT('privacy');
  const { start, busy } = useExport(privacyCalls.export);
  return (
    <section>
      <h2>{t('exportTitle')}</h2>
      <p className="quiet after">{t('exportText')}</p>
      <Button loading={busy} onClick={() => void start({ account })}>
        {t('export')}
      </Button>
    </section>
  );
}
