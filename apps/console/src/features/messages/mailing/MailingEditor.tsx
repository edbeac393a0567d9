import { Form } from 'antd';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { History } from '../../../lib/layout/History.tsx';
import { AudienceSection } from './AudienceSection.tsx';
import { CheckList } from './CheckList.tsx';
import { EditorActions } from './EditorActions.tsx';
import { PersonPreview } from './PersonPreview.tsx';
import { SendingSection } from './SendingSection.tsx';
import { TextsSection } from './TextsSection.tsx';
import { useConflictTexts } from './use-conflict-texts.ts';
import { usePerson } from './use-person.ts';
import { useFindings } from './use-findings.ts';
import { useMailing, type ReadMailing } from './use-mailing.ts';

export interface MailingPageProps<Kept> {
  kept: Kept;
  close: () => void;
  /** Opens another one. */
  opened: (id: number) => void;
}

/** The editor of a message: to whom, what, and how, beside what one person of the audience gets and what is left to check. */
export function MailingEditor({ kept, close, opened }: MailingPageProps<ReadMailing | null>) {
  const t = useT('mailing');
  const c = useT('console');
  const edited = useMailing(kept, opened);
  const person = usePerson(edited);
  const findings = useFindings(edited);
  const conflictTexts = useConflictTexts();
  const { cid, id, may, draft, value, merged } = edited;
  return (
    <Page
      title={value.name || t(id === null ? 'add' : 'untitled')}
      facts={draft.changed ? t('unsaved') : id === null ? '' : t('saved')}
      actions={
        <EditorActions edited={edited} findings={findings} accountId={person.accountId} close={close} opened={opened} />
      }
    >
      <div className="mailing-editor">
        <section className="written" aria-label={t('form')}>
          {id !== null && <DraftConflicts of={{ cid, subject: 'mailing', id }} draft={draft} {...conflictTexts} />}
          {merged && draft.conflicts.length === 0 && (
            <p className="note soon" role="alert">
              {c('conflict.merged')}
            </p>
          )}
          <Form layout="vertical" disabled={!may} component="div">
            <AudienceSection edited={edited} choose={person.choose} />
            <TextsSection edited={edited} showMissing={person.first} />
            <SendingSection edited={edited} />
          </Form>
          {id !== null && <History cid={cid} subject="mailing" id={id} />}
        </section>
        {may && (
          <div className="beside">
            <PersonPreview edited={edited} person={person} />
            <CheckList findings={findings} />
          </div>
        )}
      </div>
    </Page>
  );
}
