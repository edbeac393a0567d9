import type { FormField } from '@meetingapp/contract/forms.ts';
import { Button, Modal } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { FormRead } from '../data.ts';
import { VersionDifferences } from './VersionDifferences.tsx';

interface SaveConflictProps {
  theirs: FormRead;
  mine: readonly FormField[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Save conflict: shows both versions and two ways to continue. Nothing is lost until the user chooses. */
export function SaveConflict({ theirs, mine, keepMine, takeTheirs }: SaveConflictProps) {
  const t = useT('forms');
  const by = theirs.draft?.savedBy ?? theirs.published?.publishedBy ?? '';
  const before = theirs.published?.fields ?? null;
  return (
    <Modal
      open
      closable={false}
      width={760}
      title={t('conflict.title', { by })}
      footer={
        <>
          <Button onClick={takeTheirs}>{t('conflict.takeTheirs', { by })}</Button>
          <Button onClick={keepMine}>{t('conflict.keepMine')}</Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <div className="sides">
        <section>
          <h3>{t('conflict.mine')}</h3>
          <VersionDifferences before={before} after={mine} />
        </section>
        <section>
          <h3>{t('conflict.theirs', { by })}</h3>
          <VersionDifferences before={before} after={theirs.draft?.fields ?? theirs.published?.fields ?? []} />
        </section>
      </div>
    </Modal>
  );
}
