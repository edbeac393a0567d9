import '../../../lib/fixed-page.css';
import './PdfReader.css';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { useEffect, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { openPdf } from './pdf-library.ts';
import type { OpenedPdf } from './pdf-library.ts';
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

/** Head, and under it the pages or why there are none. */
export function PdfReader({ address, name, mayBeSaved, onClose }: PdfReaderProps) {
  const t = useT('files');
  const app = useT('app');
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const [tried, setTried] = useState(0);

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
      {opened?.ok ? (
        <PdfPages pdf={opened.pdf} library={opened.library} />
      ) : (
        <main className="pdf-wait">
          {opened === null && (
            <Waiting label={t('opening')}>
              <Skeleton height="9rem" />
            </Waiting>
          )}
          {opened?.reason === 'failed' && (
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
          {opened && opened.reason !== 'failed' && <EmptyState icon={fileText} title={t(words[opened.reason])} />}
        </main>
      )}
    </div>
  );
}
