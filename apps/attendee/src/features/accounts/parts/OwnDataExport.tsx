import { ownDataCalls } from '@meetingapp/contract/accounts/own-data.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Export of all stored data of a person, as one archive. */
export function OwnDataExport() {
  const t = useT('accounts');
  const [under, setUnder] = useState(false);
  async function fetchFile(): Promise<void> {
    setUnder(true);
    const outcome = await send(ownDataCalls.ownFile, {});
    setUnder(false);
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    const bytes = Uint8Array.from(atob(outcome.answer.content), (letter) => letter.codePointAt(0) ?? 0);
    saveFile(new Blob([bytes], { type: 'application/zip' }), outcome.answer.name);
    showSuccess(t('myData.saved'));
  }
  return (
    <>
      <div className="head">
        <h2>{t('myData.file')}</h2>
      </div>
      <p className="lead ink-2">{t('myData.fileText')}</p>
      <Button
        variant="outline"
        icon={download}
        loading={under}
        loadingText={t('sending')}
        onClick={() => void fetchFile()}
      >
        {t('myData.file')}
      </Button>
    </>
  );
}
