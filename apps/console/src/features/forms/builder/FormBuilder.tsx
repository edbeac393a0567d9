import { roles } from '@meetingapp/contract/call.ts';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { checkDraft } from '@meetingapp/domain/forms/check-draft.ts';
import { formDifferences } from '@meetingapp/domain/forms/differences.ts';
import { clipboardList } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState, type ReactNode } from 'react';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { send } from '../../../lib/calls/call.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { FormRead } from '../data.ts';
import { SaveConflict } from '../version/SaveConflict.tsx';
import { FieldList } from '../field/FieldList.tsx';
import { FieldPane } from '../field/FieldPane.tsx';
import './form-builder.css';
import { FormActions } from './FormActions.tsx';
import { FormStatus } from './FormStatus.tsx';
import { FieldPalette } from '../field/FieldPalette.tsx';
import { FormPreview } from './FormPreview.tsx';
import { PublishDialog } from '../version/PublishDialog.tsx';
import { newLabel } from '../view.ts';
import { useBuilder } from './use-builder.ts';
import { useFieldActions } from '../field/use-field-actions.ts';
import { VersionList } from '../version/VersionList.tsx';

/** Palette, fields, phone preview and settings side by side; only their contents scroll. */
export function FormBuilder({ cid, read, choice }: { cid: number; read: FormRead; choice: ReactNode }) {
  const t = useT('forms');
  const mayWrite = useRole(roles.setUp);
  const builder = useBuilder(cid, read, mayWrite);
  const { fields } = builder;
  const acts = useFieldActions(builder, read.published?.fields ?? []);
  const [open, setOpen] = useState<'publishing' | 'versions' | null>(null);
  const faults = checkDraft(fields, read.needed, Object.values(newLabel), read.published?.fields ?? []);
  const selected = fields.find(({ code }) => code === acts.selected);
  const published = (code: string) => read.published?.fields.find((field) => field.code === code);
  const differs = formDifferences(read.published?.fields ?? [], fields).length > 0;
  const close = () => setOpen(null);

  async function beginAgain() {
    const now = await send(formCalls.read, { cid, formId: read.formId });
    if (now.ok) {
      const { draft, published: newest, revision } = now.answer;
      builder.begin(draft?.fields ?? newest?.fields ?? [], revision, draft?.savedAt ?? null);
    }
    close();
  }
  return (
    <Page
      title={t('title')}
      facts={<FormStatus read={read} builder={builder} mayWrite={mayWrite} differs={differs} />}
      actions={
        <FormActions
          read={read}
          builder={builder}
          faults={faults}
          differs={differs}
          mayWrite={mayWrite}
          open={setOpen}
          select={acts.select}
        />
      }
      bar={choice}
      foot={t('foot', { count: fields.length })}
    >
      <div className="builder">
        <FieldPalette
          disabled={!mayWrite}
          taken={fields.map(({ code }) => code)}
          add={(kind) => acts.add(kind)}
          addPreset={acts.addPreset}
          addFormat={acts.addFormat}
        />
        <div className="list">
          {fields.length === 0 ? (
            <EmptyState icon={clipboardList} title={t('empty')} text={t('emptyText')}>
              <ActButton type="primary" lacks={{ onlyView: !mayWrite }} onClick={() => acts.add('text')}>
                {t('add', { kind: t('kinds.text') })}
              </ActButton>
            </EmptyState>
          ) : (
            <FieldList
              fields={fields}
              needed={read.needed}
              wrong={faults.map(({ code }) => code)}
              selected={acts.selected}
              disabled={!mayWrite}
              place={acts.place}
              select={acts.select}
              move={acts.move}
              duplicate={acts.duplicate}
              remove={acts.remove}
            />
          )}
          <p className="sr" role="status">
            {acts.said}
          </p>
        </div>
        <FormPreview fields={fields} read={read} selected={acts.selected} select={acts.select} />
        <aside className="settings">
          {selected ? (
            <FieldPane
              key={selected.code}
              field={selected}
              published={published(selected.code)}
              above={fields.slice(0, fields.indexOf(selected))}
              faults={faults.filter(({ code }) => code === selected.code)}
              disabled={!mayWrite}
              fresh={acts.added === selected.code}
              change={acts.change}
            />
          ) : (
            <p className="quiet">{t('pane.choose')}</p>
          )}
        </aside>
      </div>
      {/* While a colleague's changes wait for a choice, there is nothing to publish yet. */}
      {open === 'publishing' && !builder.theirs && (
        <PublishDialog
          cid={cid}
          read={read}
          fields={fields}
          settle={builder.settle}
          close={close}
          done={(revision) => {
            builder.begin(fields, revision, null);
            close();
          }}
        />
      )}
      {open === 'versions' && (
        <VersionList
          cid={cid}
          formId={read.formId}
          revision={builder.revision}
          mayWrite={mayWrite}
          hasDraft={read.draft !== null || builder.changed}
          close={close}
          began={() => void beginAgain()}
        />
      )}
      {builder.theirs && <SaveConflict builder={builder} />}
    </Page>
  );
}
