import '../../../lib/parts/fixed-page.css';
import './PdfReader.css';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { openPdf } from '../../../shared/pdf/pdf-library.ts';
import type { OpenedPdf } from '../../../shared/pdf/pdf-library.ts';
import { PdfPages } from './PdfPages.tsx';
import { SaveFile } from './SaveFile.tsx';

interface PdfReaderProps {
  address: string;
  name: string;
  mayBeSaved: boolean;
  onClose: () => void;
}

const words = {
  not_found: 'noFile',
  failed: 'failed',
  locked: 'locked',
  damaged: 'damaged',
  too_old: 'tooOld',
} as const;

/** A missing first-page picture is no failure, and an existing one never changes. */
const drawnOnce = { quiet: true, fresh: Number.POSITIVE_INFINITY } as const;

/** Header, and below it the pages or the reason for their absence. */
export function PdfReader({ address, name, mayBeSaved, onClose }: PdfReaderProps) {
  const t = useT('files');
  const app = useT('app');
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const [tried, setTried] = useState(0);
  const drawn = useCall(fileCalls.front, address.startsWith('/files/') ? { file: address } : null, drawnOnce);
  const front = drawn.answer?.front ?? null;
  const pdf = opened?.ok ? opened : null;
  const fault = opened && !opened.ok ? opened.reason : null;
  const pages = fault ? undefined : (pdf?.pdf.numPages ?? front?.pages);

  useEffect(() => {
    let left = false;
    const opening = openPdf(address);
    void opening.then((outcome) => left || setOpened(outcome));
    return () => {
      left = true;
      void opening.then((outcome) => (outcome.ok ? outcome.pdf.loadingTask.destroy() : undefined));
    };
  }, [address, tried]);

  return (
    <div className="pg fixed-page pdf">
      <TopBar
        heading
        title={name === '' ? t('pdf') : name}
        back={{ label: app('back'), onPress: onClose }}
        actions={mayBeSaved && <SaveFile address={address} name={name} />}
      />
      {pages !== undefined ? (
        <PdfPages opened={pdf} front={front} pages={pages} />
      ) : (
        <main className="pdf-wait">
          {opened === null && (
            <Waiting label={t('opening')}>
              <Skeleton height="9rem" />
            </Waiting>
          )}
          {fault === 'failed' && (
            <ErrorState
              title={t('failed')}
              retry={{
                label: app('retry'),
                onPress: () => {
                  setOpened(null);
                  setTried(tried + 1);
                },
              }}
            />
          )}
          {fault && fault !== 'failed' && <EmptyState icon={fileText} title={t(words[fault])} />}
        </main>
      )}
    </div>
  );
}
