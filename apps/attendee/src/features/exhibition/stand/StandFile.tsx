import { draftCalls } from '@meetingapp/contract/exhibition/draft.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { useRef, useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface StandFileProps {
  showid: string;
  /** A PDF can be uploaded; a film is on another site or on this one. */
  isFile: boolean;
  value: string;
  fault: string;
  change: (address: string) => void;
}

/** Where a file or a film is; a PDF can be uploaded. */
export function StandFile({ showid, isFile, value, fault, change }: StandFileProps) {
  const t = useT('stand');
  const app = useT('app');
  const input = useRef<HTMLInputElement>(null);
  const { send, sending } = useSend(draftCalls.addFile);
  const [refusal, setRefusal] = useState('');
  async function pick(file: File | undefined): Promise<void> {
    if (!file) return;
    setRefusal('');
    const outcome = await send({ showid, kind: 'document' }, { file });
    if (outcome.ok) change(outcome.answer.address);
    else setRefusal(outcome.failure.msg);
  }
  return (
    <>
      <TextField
        label={t('page.address')}
        hint={t(isFile ? 'page.addressFile' : 'page.addressFilm')}
        inputMode="url"
        value={value}
        maxLength={1000}
        error={refusal || fault || undefined}
        onChange={change}
      />
      {isFile && (
        <>
          <input
            ref={input}
            type="file"
            accept="application/pdf"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again after a refusal.
              target.value = '';
              void pick(file);
            }}
          />
          <Button
            variant="soft"
            size="md"
            icon={upload}
            loading={sending}
            loadingText={app('submitting')}
            onClick={() => input.current?.click()}
          >
            {t('page.upload')}
          </Button>
        </>
      )}
    </>
  );
}
