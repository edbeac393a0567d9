import { basePath, href } from '@meetingapp/contract/paths.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Typography } from 'antd';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface FormLinkProps {
  cid: number;
  formId: number;
  title: string;
  /** Why the link leads to no form now; empty: it does. */
  why: string;
  close: () => void;
}

/** The link of a further registration form, with its code for posters. */
export function FormLink({ cid, formId, title, why, close }: FormLinkProps) {
  const t = useT('forms');
  const link = location.origin + basePath + href('sign', {}, { cid, form: formId });
  return (
    <Dialog title={t('link.title', { title })} footer={null} onCancel={close}>
      <div className="form-link">
        {why && <p className="note soon">{why}</p>}
        <QrCode value={link} label={t('link.title', { title })} size="220px" level="M" />
        <Typography.Text copyable={{ text: link, tooltips: [t('link.copy'), t('link.copied')] }}>
          {link}
        </Typography.Text>
        <p className="small quiet">{t('link.text')}</p>
      </div>
    </Dialog>
  );
}
