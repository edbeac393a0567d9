import type { FormField } from '@meetingapp/contract/forms.ts';
import { Button, Modal } from 'antd';
import { useT } from '../../../lib/texts.ts';
import type { FormRead } from '../data.ts';
import { Differences } from './Differences.tsx';

interface ConflictProps {
  theirs: FormRead;
  mine: readonly FormField[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Somebody else saved in between: both sides beside each other, and two ways on. Nothing is lost until one chooses. */
export function Conflict({ theirs, mine, keepMine, takeTheirs }: ConflictProps) {
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
          <Differences before={before} after={mine} />
        </section>
        <section>
          <h3>{t('conflict.theirs', { by })}</h3>
          <Differences before={before} after={theirs.draft?.fields ?? theirs.published?.fields ?? []} />
        </section>
      </div>
    </Modal>
  );
}
