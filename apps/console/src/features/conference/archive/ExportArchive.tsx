import {
  archiveScopes,
  conferenceArchiveCalls as calls,
  type ArchiveScope,
} from '@meetingapp/contract/conference/archive.ts';
import { Alert, Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useExport } from '../../../lib/calls/use-export.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { StayingParts } from './StayingParts.tsx';
import './archive.css';

/** Asks what to take out, and starts the export; its progress and its file are shown on every page. */
export function ExportArchive({ cid }: { cid: number }) {
  const t = useT('conferenceArchive');
  const [open, setOpen] = useState(false);
  const [scope, setScope] = useState<ArchiveScope>('setup');
  const { start, busy } = useExport(calls.exportArchive);
  async function submit() {
    if (await start({ cid, scope })) setOpen(false);
  }
  return (
    <section className="archive-section" aria-label={t('export.section')}>
      <h2>{t('export.section')}</h2>
      <p className="quiet">{t('export.text')}</p>
      <Button onClick={() => setOpen(true)}>{t('export.open')}</Button>
      <Modal
        open={open}
        title={t('export.title')}
        okText={t('export.ok')}
        cancelText={t('export.cancel')}
        confirmLoading={busy}
        onCancel={() => setOpen(false)}
        onOk={() => void submit()}
      >
        <div className="archive-body">
          <Radio.Group
            className="archive-scopes"
            aria-label={t('export.title')}
            value={scope}
            onChange={(event) => setScope(event.target.value as ArchiveScope)}
          >
            {archiveScopes.map((one) => (
              <Radio key={one} value={one}>
                <b>{t(`export.scopes.${one}`)}</b>
                <span>{t(`export.${one}`)}</span>
              </Radio>
            ))}
          </Radio.Group>
          {scope === 'everything' && <Alert type="warning" showIcon title={t('export.personal')} />}
          <p className="quiet small">{t('export.answers')}</p>
          <StayingParts />
        </div>
      </Modal>
    </section>
  );
}
